import { auth } from './te/auth.ts';
import { balance } from './te/balance.ts';
import { common } from './te/common.ts';
import { community } from './te/community.ts';
import { destinations } from './te/destinations.ts';
import { documents } from './te/documents.ts';
import { error } from './te/errors.ts';
import { field } from './te/fields.ts';
import { holdings } from './te/holdings.ts';
import { home } from './te/home.ts';
import { income } from './te/income.ts';
import { me } from './te/me.ts';
import { money } from './te/money.ts';
import { orders } from './te/orders.ts';
import { paper } from './te/paper.ts';
import { products } from './te/products.ts';
import { exchange, recharge } from './te/recharge.ts';
import { account, record } from './te/record.ts';
import { records } from './te/records.ts';
import { rewards } from './te/rewards.ts';
import { shell } from './te/shell.ts';
import { team } from './te/team.ts';
import { seed, test } from './te/test.ts';
import { withdraw } from './te/withdraw.ts';

export const catalogue = {
  shell,
  test,
  seed,
  auth,
  home,
  products,
  orders,
  income,
  recharge,
  exchange,
  records,
  record,
  account,
  money,
  withdraw,
  paper,
  holdings,
  documents,
  balance,
  team,
  rewards,
  community,
  destinations,
  me,
  error,
  field,
  common,
} as const;

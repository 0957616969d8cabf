import { auth } from './kn/auth.ts';
import { balance } from './kn/balance.ts';
import { common } from './kn/common.ts';
import { community } from './kn/community.ts';
import { destinations } from './kn/destinations.ts';
import { documents } from './kn/documents.ts';
import { error } from './kn/errors.ts';
import { field } from './kn/fields.ts';
import { holdings } from './kn/holdings.ts';
import { home } from './kn/home.ts';
import { income } from './kn/income.ts';
import { me } from './kn/me.ts';
import { money } from './kn/money.ts';
import { orders } from './kn/orders.ts';
import { paper } from './kn/paper.ts';
import { products } from './kn/products.ts';
import { exchange, recharge } from './kn/recharge.ts';
import { account, record } from './kn/record.ts';
import { records } from './kn/records.ts';
import { rewards } from './kn/rewards.ts';
import { shell } from './kn/shell.ts';
import { team } from './kn/team.ts';
import { seed, test } from './kn/test.ts';
import { withdraw } from './kn/withdraw.ts';

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

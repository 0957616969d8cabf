import { auth } from './hi/auth.ts';
import { balance } from './hi/balance.ts';
import { common } from './hi/common.ts';
import { community } from './hi/community.ts';
import { destinations } from './hi/destinations.ts';
import { documents } from './hi/documents.ts';
import { error } from './hi/errors.ts';
import { field } from './hi/fields.ts';
import { holdings } from './hi/holdings.ts';
import { home } from './hi/home.ts';
import { income } from './hi/income.ts';
import { me } from './hi/me.ts';
import { money } from './hi/money.ts';
import { orders } from './hi/orders.ts';
import { paper } from './hi/paper.ts';
import { products } from './hi/products.ts';
import { exchange, recharge } from './hi/recharge.ts';
import { account, record } from './hi/record.ts';
import { records } from './hi/records.ts';
import { rewards } from './hi/rewards.ts';
import { shell } from './hi/shell.ts';
import { team } from './hi/team.ts';
import { seed, test } from './hi/test.ts';
import { withdraw } from './hi/withdraw.ts';

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

import { auth } from './es/auth.ts';
import { balance } from './es/balance.ts';
import { common } from './es/common.ts';
import { community } from './es/community.ts';
import { destinations } from './es/destinations.ts';
import { documents } from './es/documents.ts';
import { error } from './es/errors.ts';
import { field } from './es/fields.ts';
import { holdings } from './es/holdings.ts';
import { home } from './es/home.ts';
import { income } from './es/income.ts';
import { me } from './es/me.ts';
import { money } from './es/money.ts';
import { orders } from './es/orders.ts';
import { paper } from './es/paper.ts';
import { products } from './es/products.ts';
import { exchange, recharge } from './es/recharge.ts';
import { account, record } from './es/record.ts';
import { records } from './es/records.ts';
import { rewards } from './es/rewards.ts';
import { shell } from './es/shell.ts';
import { team } from './es/team.ts';
import { seed, test } from './es/test.ts';
import { withdraw } from './es/withdraw.ts';

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

import { auth } from './de/auth.ts';
import { balance } from './de/balance.ts';
import { common } from './de/common.ts';
import { community } from './de/community.ts';
import { destinations } from './de/destinations.ts';
import { documents } from './de/documents.ts';
import { error } from './de/errors.ts';
import { field } from './de/fields.ts';
import { holdings } from './de/holdings.ts';
import { home } from './de/home.ts';
import { income } from './de/income.ts';
import { me } from './de/me.ts';
import { money } from './de/money.ts';
import { orders } from './de/orders.ts';
import { paper } from './de/paper.ts';
import { products } from './de/products.ts';
import { exchange, recharge } from './de/recharge.ts';
import { account, record } from './de/record.ts';
import { records } from './de/records.ts';
import { rewards } from './de/rewards.ts';
import { shell } from './de/shell.ts';
import { team } from './de/team.ts';
import { seed, test } from './de/test.ts';
import { withdraw } from './de/withdraw.ts';

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

import { auth } from './fr/auth.ts';
import { balance } from './fr/balance.ts';
import { common } from './fr/common.ts';
import { community } from './fr/community.ts';
import { destinations } from './fr/destinations.ts';
import { documents } from './fr/documents.ts';
import { error } from './fr/errors.ts';
import { field } from './fr/fields.ts';
import { holdings } from './fr/holdings.ts';
import { home } from './fr/home.ts';
import { income } from './fr/income.ts';
import { me } from './fr/me.ts';
import { money } from './fr/money.ts';
import { orders } from './fr/orders.ts';
import { paper } from './fr/paper.ts';
import { products } from './fr/products.ts';
import { exchange, recharge } from './fr/recharge.ts';
import { account, record } from './fr/record.ts';
import { records } from './fr/records.ts';
import { rewards } from './fr/rewards.ts';
import { shell } from './fr/shell.ts';
import { team } from './fr/team.ts';
import { seed, test } from './fr/test.ts';
import { withdraw } from './fr/withdraw.ts';

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

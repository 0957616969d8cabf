import { auth } from './de-DE/auth.ts';
import { balance } from './de-DE/balance.ts';
import { common } from './de-DE/base/common.ts';
import { community } from './de-DE/community.ts';
import { destinations } from './de-DE/destinations.ts';
import { documents } from './de-DE/documents.ts';
import { error } from './de-DE/base/errors.ts';
import { field } from './de-DE/base/fields.ts';
import { holdings } from './de-DE/holdings.ts';
import { home } from './de-DE/home.ts';
import { income } from './de-DE/income.ts';
import { me } from './de-DE/me.ts';
import { money } from './de-DE/money.ts';
import { orders } from './de-DE/orders.ts';
import { paper } from './de-DE/paper.ts';
import { products } from './de-DE/products.ts';
import { exchange, recharge } from './de-DE/recharge.ts';
import { account, record } from './de-DE/record.ts';
import { records } from './de-DE/records.ts';
import { rewards } from './de-DE/rewards.ts';
import { shell } from './de-DE/base/shell.ts';
import { team } from './de-DE/team.ts';
import { seed, test } from './de-DE/test.ts';
import { withdraw } from './de-DE/withdraw.ts';

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

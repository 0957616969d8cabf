import { auth } from './it/auth.ts';
import { balance } from './it/balance.ts';
import { common } from './it/common.ts';
import { community } from './it/community.ts';
import { destinations } from './it/destinations.ts';
import { documents } from './it/documents.ts';
import { error } from './it/errors.ts';
import { field } from './it/fields.ts';
import { holdings } from './it/holdings.ts';
import { home } from './it/home.ts';
import { income } from './it/income.ts';
import { me } from './it/me.ts';
import { money } from './it/money.ts';
import { orders } from './it/orders.ts';
import { paper } from './it/paper.ts';
import { products } from './it/products.ts';
import { exchange, recharge } from './it/recharge.ts';
import { account, record } from './it/record.ts';
import { records } from './it/records.ts';
import { rewards } from './it/rewards.ts';
import { shell } from './it/shell.ts';
import { team } from './it/team.ts';
import { seed, test } from './it/test.ts';
import { withdraw } from './it/withdraw.ts';

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

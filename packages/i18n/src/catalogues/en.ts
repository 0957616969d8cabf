import { auth } from './en/auth.ts';
import { balance } from './en/balance.ts';
import { common } from './en/common.ts';
import { community } from './en/community.ts';
import { destinations } from './en/destinations.ts';
import { documents } from './en/documents.ts';
import { error } from './en/errors.ts';
import { field } from './en/fields.ts';
import { holdings } from './en/holdings.ts';
import { home } from './en/home.ts';
import { income } from './en/income.ts';
import { me } from './en/me.ts';
import { money } from './en/money.ts';
import { orders } from './en/orders.ts';
import { paper } from './en/paper.ts';
import { products } from './en/products.ts';
import { exchange, recharge } from './en/recharge.ts';
import { account, record } from './en/record.ts';
import { records } from './en/records.ts';
import { rewards } from './en/rewards.ts';
import { shell } from './en/shell.ts';
import { team } from './en/team.ts';
import { seed, test } from './en/test.ts';
import { withdraw } from './en/withdraw.ts';

/** The source catalogue: its keys and placeholders are those of every other locale. */
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
  holdings,
  documents,
  balance,
  paper,
  team,
  rewards,
  community,
  destinations,
  me,
  error,
  field,
  common,
} as const;

import { auth } from './tr/auth.ts';
import { balance } from './tr/balance.ts';
import { common } from './tr/common.ts';
import { community } from './tr/community.ts';
import { destinations } from './tr/destinations.ts';
import { documents } from './tr/documents.ts';
import { error } from './tr/errors.ts';
import { field } from './tr/fields.ts';
import { holdings } from './tr/holdings.ts';
import { home } from './tr/home.ts';
import { income } from './tr/income.ts';
import { me } from './tr/me.ts';
import { money } from './tr/money.ts';
import { orders } from './tr/orders.ts';
import { paper } from './tr/paper.ts';
import { products } from './tr/products.ts';
import { exchange, recharge } from './tr/recharge.ts';
import { account, record } from './tr/record.ts';
import { records } from './tr/records.ts';
import { rewards } from './tr/rewards.ts';
import { shell } from './tr/shell.ts';
import { team } from './tr/team.ts';
import { seed, test } from './tr/test.ts';
import { withdraw } from './tr/withdraw.ts';

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

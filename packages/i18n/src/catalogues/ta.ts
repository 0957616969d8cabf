import { auth } from './ta/auth.ts';
import { balance } from './ta/balance.ts';
import { common } from './ta/common.ts';
import { community } from './ta/community.ts';
import { destinations } from './ta/destinations.ts';
import { documents } from './ta/documents.ts';
import { error } from './ta/errors.ts';
import { field } from './ta/fields.ts';
import { holdings } from './ta/holdings.ts';
import { home } from './ta/home.ts';
import { income } from './ta/income.ts';
import { me } from './ta/me.ts';
import { money } from './ta/money.ts';
import { orders } from './ta/orders.ts';
import { paper } from './ta/paper.ts';
import { products } from './ta/products.ts';
import { exchange, recharge } from './ta/recharge.ts';
import { account, record } from './ta/record.ts';
import { records } from './ta/records.ts';
import { rewards } from './ta/rewards.ts';
import { shell } from './ta/shell.ts';
import { team } from './ta/team.ts';
import { seed, test } from './ta/test.ts';
import { withdraw } from './ta/withdraw.ts';

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

import { auth } from './kn-IN/auth.ts';
import { balance } from './kn-IN/balance.ts';
import { common } from './kn-IN/base/common.ts';
import { community } from './kn-IN/community.ts';
import { destinations } from './kn-IN/destinations.ts';
import { documents } from './kn-IN/documents.ts';
import { error } from './kn-IN/base/errors.ts';
import { field } from './kn-IN/base/fields.ts';
import { holdings } from './kn-IN/holdings.ts';
import { home } from './kn-IN/home.ts';
import { income } from './kn-IN/income.ts';
import { me } from './kn-IN/me.ts';
import { money } from './kn-IN/money.ts';
import { orders } from './kn-IN/orders.ts';
import { paper } from './kn-IN/paper.ts';
import { products } from './kn-IN/products.ts';
import { exchange, recharge } from './kn-IN/recharge.ts';
import { account, record } from './kn-IN/record.ts';
import { records } from './kn-IN/records.ts';
import { rewards } from './kn-IN/rewards.ts';
import { shell } from './kn-IN/base/shell.ts';
import { team } from './kn-IN/team.ts';
import { seed, test } from './kn-IN/test.ts';
import { withdraw } from './kn-IN/withdraw.ts';

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

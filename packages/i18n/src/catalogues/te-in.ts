import { auth } from './te-IN/auth.ts';
import { balance } from './te-IN/balance.ts';
import { common } from './te-IN/base/common.ts';
import { community } from './te-IN/community.ts';
import { destinations } from './te-IN/destinations.ts';
import { documents } from './te-IN/documents.ts';
import { error } from './te-IN/base/errors.ts';
import { field } from './te-IN/base/fields.ts';
import { holdings } from './te-IN/holdings.ts';
import { home } from './te-IN/home.ts';
import { income } from './te-IN/income.ts';
import { me } from './te-IN/me.ts';
import { money } from './te-IN/money.ts';
import { orders } from './te-IN/orders.ts';
import { paper } from './te-IN/paper.ts';
import { products } from './te-IN/products.ts';
import { exchange, recharge } from './te-IN/recharge.ts';
import { account, record } from './te-IN/record.ts';
import { records } from './te-IN/records.ts';
import { rewards } from './te-IN/rewards.ts';
import { shell } from './te-IN/base/shell.ts';
import { team } from './te-IN/team.ts';
import { seed, test } from './te-IN/test.ts';
import { withdraw } from './te-IN/withdraw.ts';

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

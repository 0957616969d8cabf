import { auth } from './hi-IN/auth.ts';
import { balance } from './hi-IN/balance.ts';
import { common } from './hi-IN/base/common.ts';
import { community } from './hi-IN/community.ts';
import { destinations } from './hi-IN/destinations.ts';
import { documents } from './hi-IN/documents.ts';
import { error } from './hi-IN/base/errors.ts';
import { field } from './hi-IN/base/fields.ts';
import { holdings } from './hi-IN/holdings.ts';
import { home } from './hi-IN/home.ts';
import { income } from './hi-IN/income.ts';
import { me } from './hi-IN/me.ts';
import { money } from './hi-IN/money.ts';
import { orders } from './hi-IN/orders.ts';
import { paper } from './hi-IN/paper.ts';
import { products } from './hi-IN/products.ts';
import { exchange, recharge } from './hi-IN/recharge.ts';
import { account, record } from './hi-IN/record.ts';
import { records } from './hi-IN/records.ts';
import { rewards } from './hi-IN/rewards.ts';
import { shell } from './hi-IN/base/shell.ts';
import { team } from './hi-IN/team.ts';
import { seed, test } from './hi-IN/test.ts';
import { withdraw } from './hi-IN/withdraw.ts';

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

import { auth } from './tr-TR/auth.ts';
import { balance } from './tr-TR/balance.ts';
import { common } from './tr-TR/base/common.ts';
import { community } from './tr-TR/community.ts';
import { destinations } from './tr-TR/destinations.ts';
import { documents } from './tr-TR/documents.ts';
import { error } from './tr-TR/base/errors.ts';
import { field } from './tr-TR/base/fields.ts';
import { holdings } from './tr-TR/holdings.ts';
import { home } from './tr-TR/home.ts';
import { income } from './tr-TR/income.ts';
import { me } from './tr-TR/me.ts';
import { money } from './tr-TR/money.ts';
import { orders } from './tr-TR/orders.ts';
import { paper } from './tr-TR/paper.ts';
import { products } from './tr-TR/products.ts';
import { exchange, recharge } from './tr-TR/recharge.ts';
import { account, record } from './tr-TR/record.ts';
import { records } from './tr-TR/records.ts';
import { rewards } from './tr-TR/rewards.ts';
import { shell } from './tr-TR/base/shell.ts';
import { team } from './tr-TR/team.ts';
import { seed, test } from './tr-TR/test.ts';
import { withdraw } from './tr-TR/withdraw.ts';

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

import { auth } from './fr-FR/auth.ts';
import { balance } from './fr-FR/balance.ts';
import { common } from './fr-FR/base/common.ts';
import { community } from './fr-FR/community.ts';
import { destinations } from './fr-FR/destinations.ts';
import { documents } from './fr-FR/documents.ts';
import { error } from './fr-FR/base/errors.ts';
import { field } from './fr-FR/base/fields.ts';
import { holdings } from './fr-FR/holdings.ts';
import { home } from './fr-FR/home.ts';
import { income } from './fr-FR/income.ts';
import { me } from './fr-FR/me.ts';
import { money } from './fr-FR/money.ts';
import { orders } from './fr-FR/orders.ts';
import { paper } from './fr-FR/paper.ts';
import { products } from './fr-FR/products.ts';
import { exchange, recharge } from './fr-FR/recharge.ts';
import { account, record } from './fr-FR/record.ts';
import { records } from './fr-FR/records.ts';
import { rewards } from './fr-FR/rewards.ts';
import { shell } from './fr-FR/base/shell.ts';
import { team } from './fr-FR/team.ts';
import { seed, test } from './fr-FR/test.ts';
import { withdraw } from './fr-FR/withdraw.ts';

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

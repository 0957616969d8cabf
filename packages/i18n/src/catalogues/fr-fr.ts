import { auth } from './fr-FR/auth.ts';
import { balance, standing } from './fr-FR/balance.ts';
import { checkIn } from './fr-FR/checkin.ts';
import { moderation } from './fr-FR/moderation.ts';
import { common } from './fr-FR/base/common.ts';
import { community } from './fr-FR/community.ts';
import { compose } from './fr-FR/compose.ts';
import { coupons } from './fr-FR/coupons.ts';
import { destinations } from './fr-FR/destinations.ts';
import { earn } from './fr-FR/earn.ts';
import { documents } from './fr-FR/documents.ts';
import { error } from './fr-FR/base/errors.ts';
import { field } from './fr-FR/base/fields.ts';
import { help } from './fr-FR/help.ts';
import { holdings } from './fr-FR/holdings.ts';
import { home, income } from './fr-FR/home.ts';
import { mailbox } from './fr-FR/mailbox.ts';
import { privacy } from './fr-FR/privacy.ts';
import { security } from './fr-FR/security.ts';
import { me } from './fr-FR/me.ts';
import { messages } from './fr-FR/services/messages.ts';
import { money } from './fr-FR/money.ts';
import { orders } from './fr-FR/orders.ts';
import { paper } from './fr-FR/services/paper.ts';
import { pictures } from './fr-FR/pictures.ts';
import { products } from './fr-FR/products.ts';
import { exchange, recharge } from './fr-FR/recharge.ts';
import { account, record } from './fr-FR/record.ts';
import { records } from './fr-FR/records.ts';
import { rewards } from './fr-FR/rewards.ts';
import { shell } from './fr-FR/base/shell.ts';
import { feedback, support } from './fr-FR/support.ts';
import { dayPassed } from './fr-FR/daypassed.ts';
import { team } from './fr-FR/team.ts';
import { seed, test } from './fr-FR/test.ts';
import { withdraw } from './fr-FR/withdraw.ts';

export const catalogue = {
  shell,
  test,
  seed,
  auth,
  home,
  earn,
  pictures,
  products,
  orders,
  income,
  recharge,
  exchange,
  records,
  record,
  account,
  messages,
  money,
  withdraw,
  paper,
  holdings,
  documents,
  balance,
  standing,
  dayPassed,
  team,
  rewards,
  checkIn,
  coupons,
  community,
  compose,
  moderation,
  help,
  support,
  feedback,
  destinations,
  mailbox,
  me,
  privacy,
  security,
  error,
  field,
  common,
} as const;

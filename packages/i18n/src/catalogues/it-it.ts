import { auth } from './it-IT/auth.ts';
import { balance, standing } from './it-IT/balance.ts';
import { checkIn } from './it-IT/checkin.ts';
import { moderation } from './it-IT/moderation.ts';
import { common } from './it-IT/base/common.ts';
import { community } from './it-IT/community.ts';
import { compose } from './it-IT/compose.ts';
import { coupons } from './it-IT/coupons.ts';
import { destinations } from './it-IT/destinations.ts';
import { earn } from './it-IT/earn.ts';
import { documents } from './it-IT/documents.ts';
import { error } from './it-IT/base/errors.ts';
import { field } from './it-IT/base/fields.ts';
import { help } from './it-IT/help.ts';
import { holdings } from './it-IT/holdings.ts';
import { home, income } from './it-IT/home.ts';
import { mailbox } from './it-IT/mailbox.ts';
import { privacy } from './it-IT/privacy.ts';
import { security } from './it-IT/security.ts';
import { me } from './it-IT/me.ts';
import { messages } from './it-IT/services/messages.ts';
import { money } from './it-IT/money.ts';
import { orders } from './it-IT/orders.ts';
import { paper } from './it-IT/services/paper.ts';
import { pictures } from './it-IT/pictures.ts';
import { products } from './it-IT/products.ts';
import { exchange, recharge } from './it-IT/recharge.ts';
import { account, record } from './it-IT/record.ts';
import { records } from './it-IT/records.ts';
import { rewards } from './it-IT/rewards.ts';
import { shell } from './it-IT/base/shell.ts';
import { feedback, support } from './it-IT/support.ts';
import { dayPassed } from './it-IT/daypassed.ts';
import { team } from './it-IT/team.ts';
import { seed, test } from './it-IT/test.ts';
import { withdraw } from './it-IT/withdraw.ts';

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

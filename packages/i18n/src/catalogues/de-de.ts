import { auth } from './de-DE/auth.ts';
import { balance, standing } from './de-DE/balance.ts';
import { checkIn } from './de-DE/checkin.ts';
import { moderation } from './de-DE/moderation.ts';
import { common } from './de-DE/base/common.ts';
import { community } from './de-DE/community.ts';
import { compose } from './de-DE/compose.ts';
import { coupons } from './de-DE/coupons.ts';
import { destinations } from './de-DE/destinations.ts';
import { earn } from './de-DE/earn.ts';
import { documents } from './de-DE/documents.ts';
import { error } from './de-DE/base/errors.ts';
import { field } from './de-DE/base/fields.ts';
import { help } from './de-DE/help.ts';
import { holdings } from './de-DE/holdings.ts';
import { home, income } from './de-DE/home.ts';
import { mailbox } from './de-DE/mailbox.ts';
import { privacy } from './de-DE/privacy.ts';
import { security } from './de-DE/security.ts';
import { me } from './de-DE/me.ts';
import { messages } from './de-DE/services/messages.ts';
import { money } from './de-DE/money.ts';
import { orders } from './de-DE/orders.ts';
import { paper } from './de-DE/services/paper.ts';
import { pictures } from './de-DE/pictures.ts';
import { products } from './de-DE/products.ts';
import { exchange, recharge } from './de-DE/recharge.ts';
import { account, record } from './de-DE/record.ts';
import { records } from './de-DE/records.ts';
import { rewards } from './de-DE/rewards.ts';
import { shell } from './de-DE/base/shell.ts';
import { feedback, support } from './de-DE/support.ts';
import { dayPassed } from './de-DE/daypassed.ts';
import { team } from './de-DE/team.ts';
import { seed, test } from './de-DE/test.ts';
import { withdraw } from './de-DE/withdraw.ts';

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

import { auth } from './en-US/auth.ts';
import { balance, standing } from './en-US/balance.ts';
import { checkIn } from './en-US/checkin.ts';
import { moderation } from './en-US/moderation.ts';
import { common } from './en-US/base/common.ts';
import { community } from './en-US/community.ts';
import { compose } from './en-US/compose.ts';
import { coupons } from './en-US/coupons.ts';
import { destinations } from './en-US/destinations.ts';
import { earn } from './en-US/earn.ts';
import { documents } from './en-US/documents.ts';
import { error } from './en-US/base/errors.ts';
import { field } from './en-US/base/fields.ts';
import { help } from './en-US/help.ts';
import { holdings } from './en-US/holdings.ts';
import { home, income } from './en-US/home.ts';
import { mailbox } from './en-US/mailbox.ts';
import { privacy } from './en-US/privacy.ts';
import { security } from './en-US/security.ts';
import { me } from './en-US/me.ts';
import { messages } from './en-US/services/messages.ts';
import { money } from './en-US/money.ts';
import { orders } from './en-US/orders.ts';
import { paper } from './en-US/services/paper.ts';
import { pictures } from './en-US/pictures.ts';
import { products } from './en-US/products.ts';
import { exchange, recharge } from './en-US/recharge.ts';
import { account, record } from './en-US/record.ts';
import { records } from './en-US/records.ts';
import { rewards } from './en-US/rewards.ts';
import { shell } from './en-US/base/shell.ts';
import { feedback, support } from './en-US/support.ts';
import { dayPassed } from './en-US/daypassed.ts';
import { team } from './en-US/team.ts';
import { seed, test } from './en-US/test.ts';
import { withdraw } from './en-US/withdraw.ts';

/** The source catalogue: its keys and placeholders are those of every other locale. */
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
  holdings,
  documents,
  balance,
  paper,
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

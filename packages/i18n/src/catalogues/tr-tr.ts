import { auth } from './tr-TR/auth.ts';
import { balance, standing } from './tr-TR/balance.ts';
import { checkIn } from './tr-TR/checkin.ts';
import { moderation } from './tr-TR/moderation.ts';
import { common } from './tr-TR/base/common.ts';
import { community } from './tr-TR/community.ts';
import { compose } from './tr-TR/compose.ts';
import { coupons } from './tr-TR/coupons.ts';
import { destinations } from './tr-TR/destinations.ts';
import { earn } from './tr-TR/earn.ts';
import { documents } from './tr-TR/documents.ts';
import { error } from './tr-TR/base/errors.ts';
import { field } from './tr-TR/base/fields.ts';
import { help } from './tr-TR/help.ts';
import { holdings } from './tr-TR/holdings.ts';
import { home, income } from './tr-TR/home.ts';
import { mailbox } from './tr-TR/mailbox.ts';
import { privacy } from './tr-TR/privacy.ts';
import { security } from './tr-TR/security.ts';
import { me } from './tr-TR/me.ts';
import { messages } from './tr-TR/services/messages.ts';
import { money } from './tr-TR/money.ts';
import { orders } from './tr-TR/orders.ts';
import { paper } from './tr-TR/services/paper.ts';
import { pictures } from './tr-TR/pictures.ts';
import { products } from './tr-TR/products.ts';
import { exchange, recharge } from './tr-TR/recharge.ts';
import { account, record } from './tr-TR/record.ts';
import { records } from './tr-TR/records.ts';
import { rewards } from './tr-TR/rewards.ts';
import { shell } from './tr-TR/base/shell.ts';
import { feedback, support } from './tr-TR/support.ts';
import { dayPassed } from './tr-TR/daypassed.ts';
import { team } from './tr-TR/team.ts';
import { seed, test } from './tr-TR/test.ts';
import { withdraw } from './tr-TR/withdraw.ts';

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

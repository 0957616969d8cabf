import { auth } from './te-IN/auth.ts';
import { balance, standing } from './te-IN/balance.ts';
import { checkIn } from './te-IN/checkin.ts';
import { moderation } from './te-IN/moderation.ts';
import { common } from './te-IN/base/common.ts';
import { community } from './te-IN/community.ts';
import { compose } from './te-IN/compose.ts';
import { coupons } from './te-IN/coupons.ts';
import { destinations } from './te-IN/destinations.ts';
import { earn } from './te-IN/earn.ts';
import { documents } from './te-IN/documents.ts';
import { error } from './te-IN/base/errors.ts';
import { field } from './te-IN/base/fields.ts';
import { help } from './te-IN/help.ts';
import { holdings } from './te-IN/holdings.ts';
import { home, income } from './te-IN/home.ts';
import { mailbox } from './te-IN/mailbox.ts';
import { privacy } from './te-IN/privacy.ts';
import { security } from './te-IN/security.ts';
import { me } from './te-IN/me.ts';
import { messages } from './te-IN/services/messages.ts';
import { money } from './te-IN/money.ts';
import { orders } from './te-IN/orders.ts';
import { paper } from './te-IN/services/paper.ts';
import { pictures } from './te-IN/pictures.ts';
import { products } from './te-IN/products.ts';
import { exchange, recharge } from './te-IN/recharge.ts';
import { account, record } from './te-IN/record.ts';
import { records } from './te-IN/records.ts';
import { rewards } from './te-IN/rewards.ts';
import { shell } from './te-IN/base/shell.ts';
import { feedback, support } from './te-IN/support.ts';
import { dayPassed } from './te-IN/daypassed.ts';
import { team } from './te-IN/team.ts';
import { seed, test } from './te-IN/test.ts';
import { withdraw } from './te-IN/withdraw.ts';

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

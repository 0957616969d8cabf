import { auth } from './hi-IN/auth.ts';
import { balance, standing } from './hi-IN/balance.ts';
import { checkIn } from './hi-IN/checkin.ts';
import { moderation } from './hi-IN/moderation.ts';
import { common } from './hi-IN/base/common.ts';
import { community } from './hi-IN/community.ts';
import { compose } from './hi-IN/compose.ts';
import { coupons } from './hi-IN/coupons.ts';
import { destinations } from './hi-IN/destinations.ts';
import { earn } from './hi-IN/earn.ts';
import { documents } from './hi-IN/documents.ts';
import { error } from './hi-IN/base/errors.ts';
import { field } from './hi-IN/base/fields.ts';
import { help } from './hi-IN/help.ts';
import { holdings } from './hi-IN/holdings.ts';
import { home, income } from './hi-IN/home.ts';
import { mailbox } from './hi-IN/mailbox.ts';
import { privacy } from './hi-IN/privacy.ts';
import { security } from './hi-IN/security.ts';
import { me } from './hi-IN/me.ts';
import { messages } from './hi-IN/services/messages.ts';
import { money } from './hi-IN/money.ts';
import { orders } from './hi-IN/orders.ts';
import { paper } from './hi-IN/services/paper.ts';
import { pictures } from './hi-IN/pictures.ts';
import { products } from './hi-IN/products.ts';
import { exchange, recharge } from './hi-IN/recharge.ts';
import { account, record } from './hi-IN/record.ts';
import { records } from './hi-IN/records.ts';
import { rewards } from './hi-IN/rewards.ts';
import { shell } from './hi-IN/base/shell.ts';
import { feedback, support } from './hi-IN/support.ts';
import { dayPassed } from './hi-IN/daypassed.ts';
import { team } from './hi-IN/team.ts';
import { seed, test } from './hi-IN/test.ts';
import { withdraw } from './hi-IN/withdraw.ts';

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

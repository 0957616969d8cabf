import { auth } from './kn-IN/auth.ts';
import { balance, standing } from './kn-IN/balance.ts';
import { checkIn } from './kn-IN/checkin.ts';
import { moderation } from './kn-IN/moderation.ts';
import { common } from './kn-IN/base/common.ts';
import { community } from './kn-IN/community.ts';
import { compose } from './kn-IN/compose.ts';
import { coupons } from './kn-IN/coupons.ts';
import { destinations } from './kn-IN/destinations.ts';
import { earn } from './kn-IN/earn.ts';
import { documents } from './kn-IN/documents.ts';
import { error } from './kn-IN/base/errors.ts';
import { field } from './kn-IN/base/fields.ts';
import { help } from './kn-IN/help.ts';
import { holdings } from './kn-IN/holdings.ts';
import { home, income } from './kn-IN/home.ts';
import { mailbox } from './kn-IN/mailbox.ts';
import { privacy } from './kn-IN/privacy.ts';
import { security } from './kn-IN/security.ts';
import { me } from './kn-IN/me.ts';
import { messages } from './kn-IN/services/messages.ts';
import { money } from './kn-IN/money.ts';
import { orders } from './kn-IN/orders.ts';
import { paper } from './kn-IN/services/paper.ts';
import { pictures } from './kn-IN/pictures.ts';
import { products } from './kn-IN/products.ts';
import { exchange, recharge } from './kn-IN/recharge.ts';
import { account, record } from './kn-IN/record.ts';
import { records } from './kn-IN/records.ts';
import { rewards } from './kn-IN/rewards.ts';
import { shell } from './kn-IN/base/shell.ts';
import { feedback, support } from './kn-IN/support.ts';
import { dayPassed } from './kn-IN/daypassed.ts';
import { team } from './kn-IN/team.ts';
import { seed, test } from './kn-IN/test.ts';
import { withdraw } from './kn-IN/withdraw.ts';

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

import { auth } from './es-ES/auth.ts';
import { balance, standing } from './es-ES/balance.ts';
import { checkIn } from './es-ES/checkin.ts';
import { moderation } from './es-ES/moderation.ts';
import { common } from './es-ES/base/common.ts';
import { community } from './es-ES/community.ts';
import { compose } from './es-ES/compose.ts';
import { coupons } from './es-ES/coupons.ts';
import { destinations } from './es-ES/destinations.ts';
import { earn } from './es-ES/earn.ts';
import { documents } from './es-ES/documents.ts';
import { error } from './es-ES/base/errors.ts';
import { field } from './es-ES/base/fields.ts';
import { help } from './es-ES/help.ts';
import { holdings } from './es-ES/holdings.ts';
import { home, income } from './es-ES/home.ts';
import { mailbox } from './es-ES/mailbox.ts';
import { privacy } from './es-ES/privacy.ts';
import { security } from './es-ES/security.ts';
import { me } from './es-ES/me.ts';
import { messages } from './es-ES/services/messages.ts';
import { money } from './es-ES/money.ts';
import { orders } from './es-ES/orders.ts';
import { paper } from './es-ES/services/paper.ts';
import { pictures } from './es-ES/pictures.ts';
import { products } from './es-ES/products.ts';
import { exchange, recharge } from './es-ES/recharge.ts';
import { account, record } from './es-ES/record.ts';
import { records } from './es-ES/records.ts';
import { rewards } from './es-ES/rewards.ts';
import { shell } from './es-ES/base/shell.ts';
import { feedback, support } from './es-ES/support.ts';
import { dayPassed } from './es-ES/daypassed.ts';
import { team } from './es-ES/team.ts';
import { seed, test } from './es-ES/test.ts';
import { withdraw } from './es-ES/withdraw.ts';

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

import { auth } from './ta-IN/auth.ts';
import { balance, standing } from './ta-IN/balance.ts';
import { checkIn } from './ta-IN/checkin.ts';
import { moderation } from './ta-IN/moderation.ts';
import { common } from './ta-IN/base/common.ts';
import { community } from './ta-IN/community.ts';
import { compose } from './ta-IN/compose.ts';
import { coupons } from './ta-IN/coupons.ts';
import { destinations } from './ta-IN/destinations.ts';
import { earn } from './ta-IN/earn.ts';
import { documents } from './ta-IN/documents.ts';
import { error } from './ta-IN/base/errors.ts';
import { field } from './ta-IN/base/fields.ts';
import { help } from './ta-IN/help.ts';
import { holdings } from './ta-IN/holdings.ts';
import { home, income } from './ta-IN/home.ts';
import { mailbox } from './ta-IN/mailbox.ts';
import { privacy } from './ta-IN/privacy.ts';
import { security } from './ta-IN/security.ts';
import { me } from './ta-IN/me.ts';
import { messages } from './ta-IN/services/messages.ts';
import { money } from './ta-IN/money.ts';
import { orders } from './ta-IN/orders.ts';
import { paper } from './ta-IN/services/paper.ts';
import { pictures } from './ta-IN/pictures.ts';
import { products } from './ta-IN/products.ts';
import { exchange, recharge } from './ta-IN/recharge.ts';
import { account, record } from './ta-IN/record.ts';
import { records } from './ta-IN/records.ts';
import { rewards } from './ta-IN/rewards.ts';
import { shell } from './ta-IN/base/shell.ts';
import { feedback, support } from './ta-IN/support.ts';
import { dayPassed } from './ta-IN/daypassed.ts';
import { team } from './ta-IN/team.ts';
import { seed, test } from './ta-IN/test.ts';
import { withdraw } from './ta-IN/withdraw.ts';

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

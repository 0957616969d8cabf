import type { Example } from './example.ts';
import * as codes from './account/codes.examples.ts';
import * as fundPassword from './account/fund-password.examples.ts';
import * as intent from './account/intent.examples.ts';
import * as leaving from './account/leaving.examples.ts';
import * as login from './account/login.examples.ts';
import * as profile from './account/profile.examples.ts';
import * as security from './account/security.examples.ts';
import * as session from './account/session.examples.ts';
import * as upload from './account/upload.examples.ts';
import * as blocked from './community/blocked.examples.ts';
import * as comments from './community/comments.examples.ts';
import * as guidePosts from './community/guide-posts.examples.ts';
import * as posts from './community/posts.examples.ts';
import * as reports from './community/reports.examples.ts';
import * as team from './community/team.examples.ts';
import * as deliveryAddress from './goods/delivery-address.examples.ts';
import * as holdings from './goods/holdings.examples.ts';
import * as orders from './goods/orders.examples.ts';
import * as products from './goods/products.examples.ts';
import * as announcements from './messages/announcements.examples.ts';
import * as feedback from './messages/feedback.examples.ts';
import * as messages from './messages/messages.examples.ts';
import * as support from './messages/support.examples.ts';
import * as checkIn from './rewards/check-in.examples.ts';
import * as coupons from './rewards/coupons.examples.ts';
import * as redeem from './rewards/redeem.examples.ts';
import * as rewards from './rewards/rewards.examples.ts';
import * as submission from './rewards/submission.examples.ts';
import * as budget from './sandbox/budget.examples.ts';
import * as publishing from './sandbox/publishing.examples.ts';
import * as scenarios from './sandbox/scenarios.examples.ts';
import * as topUp from './sandbox/top-up.examples.ts';
import * as world from './sandbox/world.examples.ts';
import * as balance from './wallet/balance.examples.ts';
import * as bankCard from './wallet/bank-card.examples.ts';
import * as exchangeRate from './wallet/exchange-rate.examples.ts';
import * as income from './wallet/income.examples.ts';
import * as money from './wallet/money.examples.ts';
import * as recharge from './wallet/recharge.examples.ts';
import * as records from './wallet/records.examples.ts';
import * as standing from './wallet/standing.examples.ts';
import * as statement from './wallet/statement.examples.ts';
import * as walletAddress from './wallet/wallet-address.examples.ts';
import * as withdrawal from './wallet/withdrawal.examples.ts';

// One line for each file of examples; calls.test.ts names a call without an example.
const FILES = [
  codes,
  fundPassword,
  intent,
  leaving,
  login,
  profile,
  security,
  session,
  upload,
  blocked,
  comments,
  guidePosts,
  posts,
  reports,
  team,
  deliveryAddress,
  holdings,
  orders,
  products,
  announcements,
  feedback,
  messages,
  support,
  checkIn,
  coupons,
  redeem,
  rewards,
  submission,
  budget,
  publishing,
  scenarios,
  topUp,
  world,
  balance,
  bankCard,
  exchangeRate,
  income,
  money,
  recharge,
  records,
  standing,
  statement,
  walletAddress,
  withdrawal,
];

/** One example of every call, for tests and stories. */
export function allExamples(): Example[] {
  return FILES.flatMap(({ examples }) => examples());
}

import { type Call, type Service, SERVICES } from './call.ts';
import * as codes from './account/codes.ts';
import * as fundPassword from './account/fund-password.ts';
import * as intentOutcome from './account/intent-outcome.ts';
import { voidIntent } from './account/intent.ts';
import * as leaving from './account/leaving.ts';
import * as login from './account/login.ts';
import * as profile from './account/profile.ts';
import * as security from './account/security.ts';
import * as session from './account/session.ts';
import * as upload from './account/upload.ts';
import * as blocked from './community/blocked.ts';
import * as comments from './community/comments.ts';
import * as guidePosts from './community/guide-posts.ts';
import * as posts from './community/posts.ts';
import * as reports from './community/reports.ts';
import * as team from './community/team.ts';
import * as deliveryAddress from './goods/delivery-address.ts';
import * as holdings from './goods/holdings.ts';
import * as orders from './goods/orders.ts';
import * as products from './goods/products.ts';
import * as announcements from './messages/announcements.ts';
import * as feedback from './messages/feedback.ts';
import * as messages from './messages/messages.ts';
import * as support from './messages/support.ts';
import * as checkIn from './rewards/check-in.ts';
import * as coupons from './rewards/coupons.ts';
import * as redeem from './rewards/redeem.ts';
import * as rewards from './rewards/rewards.ts';
import * as submission from './rewards/submission.ts';
import * as budget from './sandbox/budget.ts';
import * as publishing from './sandbox/publishing.ts';
import * as scenarios from './sandbox/scenarios.ts';
import * as topUp from './sandbox/top-up.ts';
import * as world from './sandbox/world.ts';
import * as balance from './wallet/balance.ts';
import * as bankCard from './wallet/bank-card.ts';
import * as exchangeRate from './wallet/exchange-rate.ts';
import * as income from './wallet/income.ts';
import * as money from './wallet/money.ts';
import * as recharge from './wallet/recharge.ts';
import * as records from './wallet/records.ts';
import * as standing from './wallet/standing.ts';
import * as statement from './wallet/statement.ts';
import * as walletAddress from './wallet/wallet-address.ts';
import * as withdrawal from './wallet/withdrawal.ts';

// One line for each file of calls; calls.test.ts names a file that is missing.
const EXPORTS = {
  ...codes,
  ...fundPassword,
  ...intentOutcome,
  voidIntent,
  ...leaving,
  ...login,
  ...profile,
  ...security,
  ...session,
  ...upload,
  ...blocked,
  ...comments,
  ...guidePosts,
  ...posts,
  ...reports,
  ...team,
  ...deliveryAddress,
  ...holdings,
  ...orders,
  ...products,
  ...announcements,
  ...feedback,
  ...messages,
  ...support,
  ...checkIn,
  ...coupons,
  ...redeem,
  ...rewards,
  ...submission,
  ...budget,
  ...publishing,
  ...scenarios,
  ...topUp,
  ...world,
  ...balance,
  ...bankCard,
  ...exchangeRate,
  ...income,
  ...money,
  ...recharge,
  ...records,
  ...standing,
  ...statement,
  ...walletAddress,
  ...withdrawal,
};

type Exports = typeof EXPORTS;

type NamesOf<S extends Service> = {
  [N in keyof Exports]: Exports[N] extends { readonly service: S } ? N : never;
}[keyof Exports];

/** Tell whether an export of a file is a call. */
export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value;
}

const named = Object.entries<unknown>(EXPORTS).filter((entry): entry is [string, Call] => isCall(entry[1]));

/** Every call by service and name. Apps import single calls; services and documents import this. */
export const calls = Object.fromEntries(
  SERVICES.map((service) => [
    service,
    Object.fromEntries(named.filter(([, call]) => call.service === service)),
  ]),
) as { readonly [S in Service]: Pick<Exports, NamesOf<S>> };

/** All calls as one list. */
export const allCalls: readonly Call[] = SERVICES.flatMap((service) => Object.values(calls[service]));

import type { Call } from '../call.ts';
import * as access from './access.ts';
import * as address from './address.ts';
import * as answers from './answers.ts';
import * as announcements from './announcements.ts';
import * as assets from './assets.ts';
import * as budget from './budget.ts';
import * as checkIn from './check-in.ts';
import * as coupons from './coupons.ts';
import * as deposit from './deposit.ts';
import * as dynamic from './dynamic.ts';
import * as exchangeRate from './exchange-rate.ts';
import * as feedback from './feedback.ts';
import * as fundPassword from './fund-password.ts';
import * as goods from './goods.ts';
import * as guide from './guide.ts';
import * as holdings from './holdings.ts';
import * as income from './income.ts';
import * as intent from './intent.ts';
import * as leaving from './leaving.ts';
import * as message from './message.ts';
import * as money from './money.ts';
import * as publishing from './publishing.ts';
import * as recharge from './recharge.ts';
import * as redeem from './redeem.ts';
import * as report from './report.ts';
import * as rewards from './rewards.ts';
import * as sandbox from './sandbox.ts';
import * as security from './security.ts';
import * as scenario from './scenario.ts';
import * as session from './session.ts';
import * as standing from './standing.ts';
import * as statement from './statement.ts';
import * as submission from './submission.ts';
import * as upload from './upload.ts';
import * as team from './team.ts';
import * as support from './support.ts';
import * as topUp from './top-up.ts';
import * as user from './user.ts';
import * as wallet from './wallet.ts';
import * as withdrawal from './withdrawal.ts';

const { openSubmissions, reviewSubmission, ...ownSubmissions } = submission;
const { openCoupons, ...memberCoupons } = coupons;
const { openEmailRegistration, ...memberAccess } = access;
const { failNextWithdrawal, ...withdrawals } = withdrawal;
const { handInPost, ownHandedIn, takeBackHandedIn, ...guidePosts } = guide;

/** Every call by service and name. Apps import single calls; services and documents import this. */
export const calls = {
  user: {
    ...user,
    ...session,
    ...memberAccess,
    ...announcements,
    ...team,
    ...fundPassword,
    ...security,
    ...leaving,
    ...intent,
    ...upload,
    ...ownSubmissions,
    ...checkIn,
    ...support,
    ...feedback,
  },
  goods: { ...goods, ...holdings },
  wallet: { ...wallet, ...recharge, ...address, ...statement, ...standing, ...money, ...withdrawals },
  exchange: { ...memberCoupons, ...exchangeRate, ...redeem, ...rewards },
  message,
  income,
  assets,
  dynamic: { ...dynamic, handInPost, ownHandedIn, takeBackHandedIn },
  sandbox: {
    ...sandbox,
    ...publishing,
    ...deposit,
    ...report,
    ...guidePosts,
    ...answers,
    ...topUp,
    ...budget,
    ...scenario,
    failNextWithdrawal,
    openCoupons,
    openEmailRegistration,
    openSubmissions,
    reviewSubmission,
  },
};

/** The same as one list. */
export const allCalls: readonly Call[] = Object.values(calls).flatMap(
  (group) => Object.values(group) as Call[],
);

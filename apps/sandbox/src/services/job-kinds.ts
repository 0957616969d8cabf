import type { JobKind } from '../jobs/runner.ts';
import type { DueJobs } from '../jobs/due-jobs.ts';
import { expireCoupon, notifyCouponEnding } from './exchange/coupon-expiry.ts';
import { accrueIncomeDay } from './income/accrue-day.ts';
import { payReferralReward } from './income/referral-reward.ts';
import { arriveIncome } from './income/takeout.ts';
import { sealDay } from './sandbox/seal-day.ts';
import { forgetClaims } from './user/members/person/keep-claims.ts';
import { removeUnusedUpload } from '../uploads/upload-rows.ts';
import { confirmRecharge, expireRecharge, settleRecharge } from './wallet/recharge/recharge-progress.ts';
import { processWithdrawal, settleWithdrawal } from './wallet/withdrawal/withdraw-settle.ts';

/** Handlers for each kind of job; a job in parts continues with a payload of its kind. */
export type JobHandlers = { readonly [K in keyof DueJobs]: JobKind<DueJobs[K], DueJobs[K]> };

/** Handlers of all jobs that fall due on the test clock. */
export const jobKinds: JobHandlers = {
  'income-day': { handle: accrueIncomeDay },
  'ledger-seal': { handle: sealDay },
  'income-arrival': { handle: arriveIncome },
  'referral-reward': { handle: payReferralReward },
  'upload-expiry': { handle: removeUnusedUpload },
  'recharge-confirmation': { handle: confirmRecharge },
  'recharge-expiry': { handle: expireRecharge },
  'recharge-settlement': { handle: settleRecharge },
  'withdrawal-processing': { handle: processWithdrawal },
  'withdrawal-settlement': { handle: settleWithdrawal },
  'coupon-ending': { handle: notifyCouponEnding },
  'coupon-expiry': { handle: expireCoupon },
  'person-claims-expiry': { handle: forgetClaims },
};

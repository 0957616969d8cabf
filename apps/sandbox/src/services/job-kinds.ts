import type { JobKinds } from '../jobs/runner.ts';
import { accrueIncomeDay } from './income/accrue-day.ts';
import { payReferralReward } from './income/referral-reward.ts';
import { arriveIncome } from './income/takeout.ts';
import { confirmRecharge, expireRecharge, settleRecharge } from './wallet/recharge-progress.ts';
import { processWithdrawal, settleWithdrawal } from './wallet/withdraw-settle.ts';

/** Everything that falls due on the test clock, by kind. */
export const jobKinds = {
  // A machine's days must be booked in their order: each carries its reserve to the next.
  'income-day': { handle: accrueIncomeDay, inOrder: true },
  'income-arrival': { handle: arriveIncome },
  'referral-reward': { handle: payReferralReward },
  'recharge-confirmation': { handle: confirmRecharge },
  'recharge-expiry': { handle: expireRecharge },
  'recharge-settlement': { handle: settleRecharge },
  'withdrawal-processing': { handle: processWithdrawal },
  'withdrawal-settlement': { handle: settleWithdrawal },
} satisfies JobKinds;

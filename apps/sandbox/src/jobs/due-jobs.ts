import { schedule } from './schedule.ts';

/** State between two parts of an income day; amounts are decimal strings. */
interface IncomeRest {
  /** Number of the last lease that was paid. */
  readonly after: string;
  /**
   * Revenue to pay from, and total income scheduled when the day ended; they determine each lease's share.
   */
  readonly available: string;
  readonly owed: string;
}

/** Kinds of jobs that fall due on the test clock, with their payloads. */
export type DueJobs = {
  /** Income of one machine on one clock day; `rest` is set from the second part on. */
  readonly 'income-day': { readonly productId: string; readonly day: number; readonly rest?: IncomeRest };
  /** Runs at the end of each clock day. */
  readonly 'ledger-seal': {
    readonly day: number;
    /** Set when the clock has reached the day's end, so that the proof delays no reader of the clock. */
    readonly ended?: true;
  };
  readonly 'income-arrival': { readonly takeoutId: string; readonly memberId: string };
  /** Runs a day after each lease of an invitee. */
  readonly 'referral-reward': {
    readonly inviteeId: string;
    /** Set if the reward is earned but was not paid, because the budget was spent. */
    readonly waiting?: true;
  };
  /** Runs a day after each upload. */
  readonly 'upload-expiry': { readonly fileId: string };
  readonly 'recharge-confirmation': { readonly rechargeId: string; readonly confirmation: number };
  readonly 'recharge-expiry': { readonly rechargeId: string };
  readonly 'recharge-settlement': { readonly rechargeId: string };
  readonly 'withdrawal-processing': { readonly withdrawalId: string };
  readonly 'withdrawal-settlement': { readonly withdrawalId: string };
  /** Runs a day before a coupon's end. */
  readonly 'coupon-ending': { readonly couponId: string };
  readonly 'coupon-expiry': { readonly couponId: string };
  /** Runs at the beginning of a day on which claims of former members expire. */
  readonly 'person-claims-expiry': { readonly [none in never]: never };
};

/**
 * Schedule a job, in the transaction that makes it necessary. Scheduling the same job again changes nothing.
 */
export const scheduleJob = schedule<DueJobs>;

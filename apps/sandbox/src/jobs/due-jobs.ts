import { schedule } from './schedule.ts';

/** State of a day after its earlier parts; amounts as decimal strings. */
interface IncomeRest {
  /** Place of the last lease that was paid. */
  readonly after: string;
  /** Revenue to pay from, and total income scheduled when the day ended: each lease gets its share. */
  readonly available: string;
  readonly owed: string;
}

/** All kinds of work that falls due on the test clock, with their payloads. */
export type DueJobs = {
  /** One machine, one clock day, and from the second part on the rest of the work. */
  readonly 'income-day': { readonly productId: string; readonly day: number; readonly rest?: IncomeRest };
  /** At the end of a clock day, whatever happened on it. */
  readonly 'ledger-seal': {
    readonly day: number;
    /** The clock is at the day's end already, and no reader of it has to wait for the proof. */
    readonly ended?: true;
  };
  readonly 'income-arrival': { readonly takeoutId: string; readonly memberId: string };
  /** A day after each lease of an invitee. */
  readonly 'referral-reward': {
    readonly inviteeId: string;
    /** Earned already, and not paid because the budget was spent. */
    readonly waiting?: true;
  };
  /** A day after each upload. */
  readonly 'upload-expiry': { readonly fileId: string };
  readonly 'recharge-confirmation': { readonly rechargeId: string; readonly confirmation: number };
  readonly 'recharge-expiry': { readonly rechargeId: string };
  readonly 'recharge-settlement': { readonly rechargeId: string };
  readonly 'withdrawal-processing': { readonly withdrawalId: string };
  readonly 'withdrawal-settlement': { readonly withdrawalId: string };
  /** A day before a coupon's end. */
  readonly 'coupon-ending': { readonly couponId: string };
  readonly 'coupon-expiry': { readonly couponId: string };
  /** At the beginning of a day on which what some people had is forgotten. */
  readonly 'person-claims-expiry': { readonly [none in never]: never };
};

/** Plan work of a kind, in the transaction that makes it necessary. Planning it again changes nothing. */
export const scheduleJob = schedule<DueJobs>;

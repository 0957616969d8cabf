import { CONSTANTS } from '../constants.ts';
import { incomeDays } from './income.ts';
import { max, scaleShown, subtract, zero, type Money } from '../money/money.ts';
import { err, ok, type Result } from '../result.ts';
import { dayOf, type EpochMs } from '../time/time.ts';

/** The properties of a lease that matter for returning it. */
export type ReturnableLease = {
  /** Price that was paid, after the coupon. */
  readonly price: Money;
  readonly boughtAt: EpochMs;
  readonly validDays: number;
  /** The income of this lease that the member has collected so far. */
  readonly incomeReceived: Money;
  /** Number of days whose income has accrued; left out, the days that are over by the clock. */
  readonly daysAccrued?: number;
  readonly now: EpochMs;
};

/** Refund for a returned lease. */
export type ReturnQuote = {
  readonly amount: Money;
  readonly basis: 'full' | 'pro-rata';
  /** The days whose income has not accrued yet, today included. */
  readonly remainingDays: number;
};

/**
 * Quote the return of a lease (PRODUCT 5, H11).
 *
 * Before 24 hours have passed since the purchase: the price less income already collected, not below zero. From then
 * on, when the inviter's reward is due: price × remaining days ÷ valid days, rounded down to a cent, with no other
 * deductions. A lease whose last day has ended is `expired`. A day that is over but has not accrued yet counts as
 * remaining, because its income will no longer be paid. A `now` before the purchase, by the clock of another host,
 * counts as its moment.
 */
export function quoteReturn({
  price,
  boughtAt,
  validDays,
  incomeReceived,
  daysAccrued,
  now: clock,
}: ReturnableLease): Result<ReturnQuote, 'expired'> {
  const now = clock < boughtAt ? boughtAt : clock;
  const { first, expiresAt } = incomeDays({ boughtAt, validDays });
  if (now >= expiresAt) return err('expired');
  const remainingDays = validDays - (daysAccrued ?? dayOf(now) - first);
  if (now - boughtAt < CONSTANTS.FULL_RETURN_MS) {
    const amount = max(subtract(price, incomeReceived), zero(price.asset));
    return ok({ amount, basis: 'full', remainingDays });
  }
  const amount = scaleShown(price, BigInt(remainingDays), BigInt(validDays), 'floor');
  return ok({ amount, basis: 'pro-rata', remainingDays });
}

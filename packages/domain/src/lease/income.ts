import { CONSTANTS } from '../constants.ts';
import {
  compare,
  isNegative,
  max,
  permilleOf,
  scale,
  scaleShown,
  sum,
  zero,
  type Money,
} from '../money/money.ts';
import { addDays, addMs, dayOf, endOfDay, type ClockDay, type EpochMs } from '../time/time.ts';

/** Scheduled income of a lease over its whole life, never guaranteed (H5). Throws unless the days are a whole number. */
export function scheduledTotal(dailyIncome: Money, validDays: number): Money {
  return scale(dailyIncome, BigInt(validDays), 1n, 'floor');
}

/** The days of a lease that income accrues on. */
export type IncomeDays = {
  /** The day of purchase; its income accrues at its end. */
  readonly first: ClockDay;
  /** The last day that accrues. */
  readonly last: ClockDay;
  /** The end of the last day, when the lease expires. */
  readonly expiresAt: EpochMs;
};

/**
 * Work out the income days of a lease (PRODUCT 5): income accrues at the end of each clock day, the
 * first at the end of the day of purchase, `validDays` of them in all. Throws unless there is at
 * least one day.
 */
export function incomeDays({
  boughtAt,
  validDays,
}: {
  readonly boughtAt: EpochMs;
  readonly validDays: number;
}): IncomeDays {
  if (!(validDays >= 1)) throw new RangeError(`domain: a lease needs a day of validity, not ${validDays}`);
  const first = dayOf(boughtAt);
  const last = addDays(first, validDays - 1);
  return { first, last, expiresAt: endOfDay(last) };
}

/** A day's income once revenue is known. */
export type PaidIncome = {
  /** One per scheduled amount, in the same order. */
  readonly paid: readonly Money[];
  /**
   * Share of the scheduled income that was there, 0 to 1000, rounded half up; 1000 when nothing was scheduled, and
   * otherwise only when all of it was there.
   */
  readonly coveragePermille: number;
};

/**
 * Share a day's machine revenue among the income scheduled for it (H6).
 *
 * In full when revenue covers it, else pro rata, each rounded down to a cent: never more
 * than scheduled, never more than available in all. Negative revenue pays nothing. Throws on mixed
 * assets and on a negative scheduled amount.
 *
 * @param options.owed What was scheduled in all, where these amounts are a part of it: then each gets the
 *   share that it would get with all the others.
 */
export function payIncome({
  available,
  scheduled,
  owed: all = sum(scheduled, available.asset),
}: {
  readonly available: Money;
  readonly scheduled: readonly Money[];
  readonly owed?: Money;
}): PaidIncome {
  if (scheduled.some(isNegative)) throw new RangeError('domain: scheduled income cannot be negative');
  const there = max(available, zero(available.asset));
  if (compare(there, all) >= 0) return { paid: [...scheduled], coveragePermille: 1000 };
  return {
    paid: scheduled.map((amount) => scaleShown(amount, there.minor, all.minor, 'floor')),
    coveragePermille: permilleOf(there, all),
  };
}

/** When received income arrives in the available balance: 30 minutes later (PRODUCT 10). */
export function arrivalOf(receivedAt: EpochMs): EpochMs {
  return addMs(receivedAt, CONSTANTS.INCOME_ARRIVAL_MS);
}

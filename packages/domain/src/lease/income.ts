import { CONSTANTS } from '../constants.ts';
import { compare, isNegative, max, scale, scaleShown, sum, zero, type Money } from '../money/money.ts';
import { addDays, addMs, dayOf, endOfDay, type ClockDay, type EpochMs } from '../time/time.ts';

/** Scheduled income over a lease's whole life, never guaranteed (H5). Throws unless the days are whole. */
export function scheduledTotal(dailyIncome: Money, validDays: number): Money {
  return scale(dailyIncome, BigInt(validDays), 1n, 'floor');
}

/** The days of a lease on which income accrues. */
export type IncomeDays = {
  /** The day of purchase; its income accrues at its end. */
  readonly first: ClockDay;
  /** The last day that accrues. */
  readonly last: ClockDay;
  /** The end of the last day, when the lease expires. */
  readonly expiresAt: EpochMs;
};

/**
 * Calculate the income days of a lease (PRODUCT 5): income accrues at the end of each clock day, first at the end of
 * the day of purchase, on `validDays` days in total. Throws unless there is at least one day.
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

/**
 * Divide a day's machine revenue among the income scheduled for it (H6).
 *
 * Income is paid in full when revenue covers it, otherwise pro rata, each amount rounded down to a cent: never more
 * than scheduled, and in total never more than available. Negative revenue pays nothing. Returns one amount for each
 * scheduled one, in the same order. Throws on mixed assets and on a negative scheduled amount.
 *
 * @param options.owed What was scheduled in all, where these amounts are a part of it: then each gets the share that it
 *   would get with all the others.
 */
export function payIncome({
  available,
  scheduled,
  owed: all = sum(scheduled, available.asset),
}: {
  readonly available: Money;
  readonly scheduled: readonly Money[];
  readonly owed?: Money;
}): readonly Money[] {
  if (scheduled.some(isNegative)) throw new RangeError('domain: scheduled income cannot be negative');
  const there = max(available, zero(available.asset));
  if (compare(there, all) >= 0) return [...scheduled];
  return scheduled.map((amount) => scaleShown(amount, there.minor, all.minor, 'floor'));
}

/** Time at which collected income arrives in the available balance: 30 minutes later (PRODUCT 10). */
export function arrivalOf(receivedAt: EpochMs): EpochMs {
  return addMs(receivedAt, CONSTANTS.INCOME_ARRIVAL_MS);
}

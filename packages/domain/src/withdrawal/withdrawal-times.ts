import { CONSTANTS } from '../constants.ts';
import type { TestOutcome } from '../test-values.ts';
import {
  addDays,
  addMs,
  dayOf,
  HOUR_MS,
  isBusinessDay,
  nextBusinessDay,
  startOfDay,
  weekday,
  type EpochMs,
} from '../time/time.ts';
import { settlementDay } from './withdrawal.ts';

/** The two channels of a withdrawal. */
export type WithdrawalChannel = 'usdt' | 'cash';

/** Times of the steps of a withdrawal (PRODUCT 5), on the clock. */
export interface WithdrawalTimes {
  /** Time from which it is processed; until then the member can cancel it. */
  readonly processingAt: EpochMs;
  /** Time at which the money arrives. */
  readonly arrivesAt: EpochMs;
  /** A weekend comes in between, on which nothing settles. */
  readonly waitsForMonday: boolean;
}

/** This time when it is on Monday to Friday, otherwise the start of the following Monday. */
function onBusinessDay(at: EpochMs): EpochMs {
  const { day, waitsForMonday } = settlementDay(at);
  return waitsForMonday ? startOfDay(day) : at;
}

/** Tell whether banks are open: 09:00 to 18:00, Monday to Friday, on the clock (PRODUCT 5). */
export function areBanksOpen(at: EpochMs): boolean {
  const ofDay = at - startOfDay(dayOf(at));
  return (
    isBusinessDay(dayOf(at)) &&
    ofDay >= CONSTANTS.BANK_OPENS_HOUR * HOUR_MS &&
    ofDay < CONSTANTS.BANK_CLOSES_HOUR * HOUR_MS
  );
}

/** This time when banks are open, otherwise the next time at which they open. */
export function bankHoursFrom(at: EpochMs): EpochMs {
  if (areBanksOpen(at)) return at;
  const today = dayOf(at);
  const opens = addMs(startOfDay(today), CONSTANTS.BANK_OPENS_HOUR * HOUR_MS);
  if (isBusinessDay(today) && at < opens) return opens;
  return addMs(startOfDay(nextBusinessDay(today)), CONSTANTS.BANK_OPENS_HOUR * HOUR_MS);
}

/** The start of the next Monday that is not today. */
export function nextMonday(at: EpochMs): EpochMs {
  const today = dayOf(at);
  return startOfDay(addDays(today, 8 - weekday(today)));
}

/**
 * Calculate the times of a withdrawal that is requested now (PRODUCT 5). USDT is on its way after the time to cancel
 * and arrives within the hour; a bank receives the withdrawal during its hours and pays it during its hours, within 72
 * hours. Nothing settles on a weekend. `succeeds_now` skips the waiting time, but never the weekend or the bank's
 * hours.
 */
export function withdrawalTimes(
  channel: WithdrawalChannel,
  requestedAt: EpochMs,
  outcome: TestOutcome = 'succeeds_later',
): WithdrawalTimes {
  const opensFor = channel === 'usdt' ? onBusinessDay : bankHoursFrom;
  const atOnce = outcome === 'succeeds_now';
  const work =
    channel === 'usdt'
      ? CONSTANTS.USDT_SETTLEMENT_MS - CONSTANTS.WITHDRAWAL_CANCEL_MS
      : CONSTANTS.BANK_WORK_MS;
  const processingAt = opensFor(addMs(requestedAt, atOnce ? 0 : CONSTANTS.WITHDRAWAL_CANCEL_MS));
  const arrivesAt = opensFor(addMs(processingAt, atOnce ? 0 : work));
  const requestDay = dayOf(requestedAt);
  return {
    processingAt,
    arrivesAt,
    // A withdrawal takes less than a week, so an earlier day of the week means that a weekend has passed.
    waitsForMonday: !isBusinessDay(requestDay) || weekday(dayOf(arrivesAt)) < weekday(requestDay),
  };
}

import {
  addDays,
  addMs,
  type ClockDay,
  dayOf,
  type EpochMs,
  HOUR_MS,
  isoDay,
  MINUTE_MS,
  startOfDay,
  weekday,
} from '@paydirt/domain';

const WEDNESDAY = 3;

/** Tell whether a day is the second Wednesday of its month; each month has one. */
function isSecondWednesday(day: ClockDay): boolean {
  const date = Number(isoDay(day).slice(-2));
  return weekday(day) === WEDNESDAY && date > 7 && date <= 14;
}

/**
 * Compute when the clock of a test starts: at ten past noon on the next second Wednesday of a month. No hour,
 * day, week or month ends near that, so it does not matter when the test is run and how long it takes.
 */
export function startTimeAfter(now: EpochMs): EpochMs {
  let day = addDays(dayOf(now), 1);
  while (!isSecondWednesday(day)) day = addDays(day, 1);
  return addMs(startOfDay(day), 12 * HOUR_MS + 10 * MINUTE_MS);
}

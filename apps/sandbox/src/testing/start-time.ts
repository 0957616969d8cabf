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

/** Each month has one. */
function isSecondWednesday(day: ClockDay): boolean {
  const date = Number(isoDay(day).slice(-2));
  return weekday(day) === WEDNESDAY && date > 7 && date <= 14;
}

/**
 * Tell when the clock of a test begins: ten past noon, on the next second Wednesday of a month. No hour, day, week
 * or month ends there unless the test goes to where it ends, whenever the test is run and however long it takes.
 */
export function startTimeAfter(now: EpochMs): EpochMs {
  let day = addDays(dayOf(now), 1);
  while (!isSecondWednesday(day)) day = addDays(day, 1);
  return addMs(startOfDay(day), 12 * HOUR_MS + 10 * MINUTE_MS);
}

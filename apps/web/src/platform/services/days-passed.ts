import { addDays, type ClockDay, dayOf, type EpochMs } from '@paydirt/domain';

import type { ServiceClock } from './clock.ts';

/** Clock days that ended between two moments. */
export interface DaysPassed {
  readonly from: ClockDay;
  readonly to: ClockDay;
  readonly before: EpochMs;
  readonly after: EpochMs;
}

/** Get the clock days that ended between two moments; null when none did. */
export function daysBetween(before: EpochMs, after: EpochMs): DaysPassed | null {
  const [from, today] = [dayOf(before), dayOf(after)];
  return today > from ? { from, to: addDays(today, -1), before, after } : null;
}

/** Join days to those whose receipt was not closed yet: of two moves that come together none is left out. */
export function joined(unread: DaysPassed | null, days: DaysPassed): DaysPassed {
  if (unread === null) return days;
  const [first, last] = unread.before <= days.before ? [unread, days] : [days, unread];
  return { from: first.from, before: first.before, to: last.to, after: last.after };
}

/**
 * Watch the clock run: each call of the result returns the days that have ended since the last call. Not those that
 * were skipped by moving the clock.
 */
export function watchMidnight(clock: ServiceClock): {
  readonly look: () => DaysPassed | null;
  readonly stop: () => void;
} {
  let last = clock.serviceTime();
  const stop = clock.onMoved(() => {
    last = clock.serviceTime();
  });
  return {
    stop,
    look() {
      const now = clock.serviceTime();
      const ended = last === null || now === null ? null : daysBetween(last, now);
      last = now;
      return ended;
    },
  };
}

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type EpochMs } from './time.ts';

/** Time left until an end, in whole units; all zero once it is over. */
export type Remaining = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** True from the end on, and never before it: the last second is drawn as 1. */
  readonly done: boolean;
};

/** Announcement for a screen reader: "`count` of `kind` left", at most. */
export type Announcement =
  | { readonly kind: 'days' | 'hours' | 'minutes'; readonly count: number }
  | { readonly kind: 'ended' };

/** Time left of a countdown, clamped at zero; fractions of a second are rounded up (H4). */
export function remaining(endsAt: EpochMs, now: EpochMs): Remaining {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
    seconds: seconds % MINUTE,
    done: seconds === 0,
  };
}

/**
 * The announcement due between two renderings of one countdown, or null. Due at each full day, on the last day at each
 * full hour, at 10 minutes, at 1 minute and at the end. When a sleeping page passes several at once, only the last is
 * announced. Nothing is announced when time was added or none has passed.
 */
export function announcementAt(previous: Remaining, next: Remaining): Announcement | null {
  const before = inSeconds(previous);
  const after = inSeconds(next);
  if (after >= before) return null;
  if (after === 0) return { kind: 'ended' };
  const threshold = thresholdAtOrAbove(after);
  if (threshold >= before) return null;
  if (threshold >= DAY) return { kind: 'days', count: threshold / DAY };
  if (threshold >= HOUR) return { kind: 'hours', count: threshold / HOUR };
  return { kind: 'minutes', count: threshold / MINUTE };
}

const DAY = DAY_MS / SECOND_MS;
const HOUR = HOUR_MS / SECOND_MS;
const MINUTE = MINUTE_MS / SECOND_MS;

/** The smallest threshold that is not below the time left. */
function thresholdAtOrAbove(seconds: number): number {
  if (seconds <= MINUTE) return MINUTE;
  if (seconds <= 10 * MINUTE) return 10 * MINUTE;
  const step = seconds <= DAY ? HOUR : DAY;
  return Math.ceil(seconds / step) * step;
}

function inSeconds({ days, hours, minutes, seconds }: Remaining): number {
  return days * DAY + hours * HOUR + minutes * MINUTE + seconds;
}

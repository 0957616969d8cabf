import { CONSTANTS } from '../constants.ts';
import { addDays, addMs, dayOf, type EpochMs, HOUR_MS, startOfDay } from '../time/time.ts';

/** Hours in which people answer in the support chat, every day, on the clock. */
export interface SupportHours {
  /** Support is open now. */
  readonly open: boolean;
  /** Time at which that changes: the end of today's hours, or the start of the next ones. */
  readonly changesAt: EpochMs;
}

/** Tell whether people answer at this time, and when that changes. */
export function supportHours(at: EpochMs): SupportHours {
  const today = dayOf(at);
  const opensAt = addMs(startOfDay(today), CONSTANTS.SUPPORT_OPENS_HOUR * HOUR_MS);
  const closesAt = addMs(startOfDay(today), CONSTANTS.SUPPORT_CLOSES_HOUR * HOUR_MS);
  if (at < opensAt) return { open: false, changesAt: opensAt };
  if (at < closesAt) return { open: true, changesAt: closesAt };
  const tomorrow = startOfDay(addDays(today, 1));
  return { open: false, changesAt: addMs(tomorrow, CONSTANTS.SUPPORT_OPENS_HOUR * HOUR_MS) };
}

import { addDays, type ClockDay, isoDay } from '@paydirt/domain';

/** Periods with an end, in clock days. */
export const LIMITED_PERIODS = ['7', '30', '90'] as const;

/** Periods of a list or a chart, in clock days up to today. */
export const PERIODS = [...LIMITED_PERIODS, 'all'] as const;

/** One of {@link PERIODS}. */
export type Period = (typeof PERIODS)[number];

/** The first and last day of a period, as calls take them; of all there are, nothing. */
export function rangeOf(period: Period, today: ClockDay): { readonly from?: string; readonly to?: string } {
  if (period === 'all') return {};
  return { from: isoDay(addDays(today, 1 - Number(period))), to: isoDay(today) };
}

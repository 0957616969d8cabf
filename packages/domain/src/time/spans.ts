import { addDays, type ClockDay, clockDay, isoDay, parseIsoDay, weekday } from './time.ts';
import { unwrap } from '../result.ts';

/** A range of days, both ends included. */
export interface DaySpan {
  readonly from: ClockDay;
  readonly to: ClockDay;
}

/** More columns than this cannot be told apart on a phone. */
const MOST_SPANS = 31;

const WEEK = 7;

function lastOfMonth(day: ClockDay): ClockDay {
  const [year = '', month = ''] = isoDay(day).split('-');
  const next =
    Number(month) === 12
      ? `${Number(year) + 1}-01-01`
      : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
  return addDays(unwrap(parseIsoDay(next)), -1);
}

function cut({ from, to }: DaySpan, lastOf: (day: ClockDay) => ClockDay): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let start = from; start <= to;) {
    const end = clockDay(Math.min(lastOf(start), to));
    spans.push({ from: start, to: end });
    start = addDays(end, 1);
  }
  return spans;
}

/**
 * Divide a period into spans that a small chart can show side by side: days while there are at most 31, otherwise weeks
 * from Monday to Sunday, otherwise calendar months. The first and the last may be shorter. Oldest first; none if the
 * period ends before it begins.
 */
export function spansOf(span: DaySpan): DaySpan[] {
  const days = span.to - span.from + 1;
  if (days <= MOST_SPANS) return cut(span, (day) => day);
  if (days <= (MOST_SPANS - 1) * WEEK) return cut(span, (day) => addDays(day, WEEK - weekday(day)));
  return cut(span, lastOfMonth);
}

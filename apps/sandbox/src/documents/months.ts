import {
  addDays,
  type ClockDay,
  dayOf,
  type EpochMs,
  epochMs,
  isoDay,
  parseIsoDay,
  startOfDay,
  unwrap,
} from '@paydirt/domain';

/** Month of the clock, by name (`YYYY-MM`), with its first and last day. */
export interface Month {
  readonly name: string;
  readonly first: ClockDay;
  readonly last: ClockDay;
}

/** Find a month by its name; the contract has validated it. */
export function monthOf(name: string): Month {
  const first = unwrap(parseIsoDay(`${name}-01`));
  // The last day is the highest number that is valid in this month.
  const ends = [31, 30, 29].map((day) => parseIsoDay(`${name}-${day}`)).find(({ ok }) => ok);
  return { name, first, last: ends ? unwrap(ends) : addDays(first, 27) };
}

/** List the months from that of one time to that of another, newest first. */
export function monthsBetween(from: EpochMs, to: EpochMs): Month[] {
  const months: Month[] = [];
  let month = monthOf(isoDay(dayOf(to)).slice(0, 7));
  const oldest = isoDay(dayOf(from)).slice(0, 7);
  while (month.name >= oldest) {
    months.push(month);
    month = monthOf(isoDay(addDays(month.first, -1)).slice(0, 7));
  }
  return months;
}

/** Get the times at which a month and the next one begin. */
export function boundsOf({ first, last }: Month): { readonly from: EpochMs; readonly until: EpochMs } {
  return { from: startOfDay(first), until: epochMs(startOfDay(addDays(last, 1))) };
}

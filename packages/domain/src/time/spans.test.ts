import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { spansOf } from './spans.ts';
import { addDays, clockDay, isoDay, parseIsoDay, weekday } from './time.ts';
import { unwrap } from '../result.ts';

const day = (iso: string) => unwrap(parseIsoDay(iso));
const written = (from: string, to: string) =>
  spansOf({ from: day(from), to: day(to) }).map((span) => `${isoDay(span.from)} ${isoDay(span.to)}`);

const someSpan = fc
  .record({ from: fc.integer({ min: 18_000, max: 22_000 }), days: fc.integer({ min: 1, max: 2000 }) })
  .map(({ from, days }) => ({ from: clockDay(from), to: clockDay(from + days - 1) }));

describe('spansOf', () => {
  test('divides a month into days', () => {
    expect(written('2026-10-01', '2026-10-31')).toHaveLength(31);
    expect(written('2026-11-22', '2026-11-22')).toEqual(['2026-11-22 2026-11-22']);
  });

  test('divides a longer period into weeks from Monday, cut at both ends', () => {
    const spans = written('2026-10-01', '2026-11-10');
    expect(spans.slice(0, 2)).toEqual(['2026-10-01 2026-10-04', '2026-10-05 2026-10-11']);
    expect(spans.at(-1)).toBe('2026-11-09 2026-11-10');
  });

  test('divides years into calendar months, also across a new year and a leap day', () => {
    const spans = written('2027-11-20', '2028-07-03');
    expect(spans).toEqual([
      '2027-11-20 2027-11-30',
      '2027-12-01 2027-12-31',
      '2028-01-01 2028-01-31',
      '2028-02-01 2028-02-29',
      '2028-03-01 2028-03-31',
      '2028-04-01 2028-04-30',
      '2028-05-01 2028-05-31',
      '2028-06-01 2028-06-30',
      '2028-07-01 2028-07-03',
    ]);
  });

  test('returns nothing for a period that ends before it begins', () => {
    expect(spansOf({ from: day('2026-11-22'), to: day('2026-11-21') })).toEqual([]);
  });

  test('contains each day once, in order, without gaps', () => {
    fc.assert(
      fc.property(someSpan, (span) => {
        const spans = spansOf(span);
        expect(spans[0]?.from).toBe(span.from);
        expect(spans.at(-1)?.to).toBe(span.to);
        for (const [index, { from, to }] of spans.entries()) {
          expect(to).toBeGreaterThanOrEqual(from);
          if (index > 0) expect(from).toBe(addDays(spans[index - 1]!.to, 1));
        }
      }),
    );
  });

  test('never has more columns than fit on a phone, for up to two and a half years', () => {
    fc.assert(
      fc.property(someSpan, (span) => {
        fc.pre(span.to - span.from < 900);
        expect(spansOf(span).length).toBeLessThanOrEqual(31);
      }),
    );
  });

  test('starts weeks on a Monday', () => {
    const spans = spansOf({ from: day('2026-09-03'), to: day('2026-11-20') });
    expect(spans.slice(1).every(({ from }) => weekday(from) === 1)).toBe(true);
  });
});

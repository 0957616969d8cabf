import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../result.ts';
import {
  addDays,
  businessDayFrom,
  clockDay,
  DAY_MS,
  dayOf,
  endOfDay,
  epochMs,
  fromIso,
  isoDay,
  nextBusinessDay,
  parseIsoDay,
  startOfDay,
  toIso,
  weekday,
} from './time.ts';

/** The years 0001 to 9999, which four digits write. */
const times = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }).map(epochMs);
const day = (text: string) => unwrap(parseIsoDay(text));

describe('times', () => {
  test('survive a round trip through ISO format', () => {
    fc.assert(
      fc.property(times, (at) => {
        expect(fromIso(toIso(at))).toEqual({ ok: true, value: at });
      }),
    );
  });

  test('convert their zone to UTC', () => {
    expect(fromIso('2026-03-01T01:30+02:00')).toEqual(fromIso('2026-02-28T23:30:00.000Z'));
    expect(fromIso('2026-03-01T01:30:00.5-05:30')).toEqual(fromIso('2026-03-01T07:00:00.500Z'));
  });

  test.each([
    '',
    '2026-03-01',
    '2026-03-01T09:30',
    '2026-02-30T00:00Z',
    '2026-13-01T00:00Z',
    '2026-03-01T24:00Z',
    '2026-03-01T09:60Z',
    '2026-03-01 09:30Z',
    '2026-3-1T09:30Z',
    '2026-03-01T09:30:00Z ',
  ])('refuses %j', (text) => {
    expect(fromIso(text)).toEqual({ ok: false, error: 'malformed' });
  });

  test.each([Number.NaN, Infinity, 1.5, 8.64e15 + 1])('refuses to brand %s', (ms) => {
    expect(() => epochMs(ms)).toThrow(RangeError);
    expect(() => clockDay(ms)).toThrow(RangeError);
  });
});

describe('clock days', () => {
  test('contain the times from their start to before their end', () => {
    fc.assert(
      fc.property(times, (at) => {
        const on = dayOf(at);
        expect(startOfDay(on) <= at && at < endOfDay(on)).toBe(true);
        expect(endOfDay(on) - startOfDay(on)).toBe(DAY_MS);
        expect(dayOf(endOfDay(on))).toBe(on + 1);
        expect(toIso(at).startsWith(isoDay(on))).toBe(true);
        expect(parseIsoDay(isoDay(on))).toEqual({ ok: true, value: on });
      }),
    );
  });

  test.each(['2026-02-29', '2026-00-10', '2026-1-1', '20260101', ''])('refuse %j', (text) => {
    expect(parseIsoDay(text).ok).toBe(false);
  });

  test.each([
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['2024-02-29', 4],
    ['2026-03-01', 7],
    ['2026-03-02', 1],
  ])('compute that %s is weekday %i', (text, expected) => {
    expect(weekday(day(text))).toBe(expected);
  });

  test('cycle through the week in seven steps', () => {
    fc.assert(
      fc.property(times, (at) => {
        const on = dayOf(at);
        expect(weekday(addDays(on, 1))).toBe((weekday(on) % 7) + 1);
      }),
    );
  });
});

test.each([
  ['2026-02-26', '2026-02-27', '2026-02-26'],
  ['2026-02-27', '2026-03-02', '2026-02-27'],
  ['2026-02-28', '2026-03-02', '2026-03-02'],
  ['2026-03-01', '2026-03-02', '2026-03-02'],
])('after %s the next business day is %s, and from it on %s', (text, next, from) => {
  expect(isoDay(nextBusinessDay(day(text)))).toBe(next);
  expect(isoDay(businessDayFrom(day(text)))).toBe(from);
});

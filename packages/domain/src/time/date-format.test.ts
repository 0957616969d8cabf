import { describe, expect, test } from 'vitest';
import {
  dateFormatCode,
  formatAgo,
  formatDateTime,
  formatDay,
  formatRelativeDay,
  formatTime,
  yearOf,
} from './date-format.ts';
import { LOCALES } from '../text/locale.ts';
import { unwrap } from '../result.ts';
import { addMs, DAY_MS, epochMs, fromIso } from './time.ts';

const at = unwrap(fromIso('2026-03-01T21:05:09.000Z'));
const spaces = (text: string) => text.replace(/\s/g, ' ');

describe('dates', () => {
  test.each(['2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z', '2028-02-29T09:05:00.000Z'])(
    'are the same in the default zone as in an equal one: %s',
    (iso) => {
      const time = unwrap(fromIso(iso));
      expect(formatDateTime(time, 'en-US', 1, 'UTC')).toBe(formatDateTime(time, 'en-US', 1, 'Etc/GMT'));
      expect(yearOf(time)).toBe(yearOf(time, 'Etc/GMT'));
    },
  );

  test.each([
    [1, '01.03.2026', '01.03.2026 21:05'],
    [2, '01/03/2026', '01/03/2026 21:05'],
    [3, '01/03/2026', '01/03/2026 21:05'],
    [4, '01/03/2026', '01/03/2026 21:05'],
  ] as const)('follow stored code %i in every locale', (code, day, dateTime) => {
    for (const locale of LOCALES) {
      expect(formatDay(at, locale, code)).toBe(day);
      expect(formatDateTime(at, locale, code)).toBe(dateTime);
      expect(formatTime(at, locale, code)).toBe('21:05');
    }
  });

  test('follow the locale with code 0', () => {
    expect(formatDay(at, 'en-US', 0)).toBe('Mar 1, 2026');
    expect(formatDay(at, 'de-DE', 0)).toBe('1. März 2026');
    expect(spaces(formatTime(at, 'en-US', 0))).toBe('9:05 PM');
    expect(formatTime(at, 'fr-FR', 0)).toBe('21:05');
    expect(spaces(formatDateTime(at, 'en-US', 0))).toBe('Mar 1, 2026, 9:05 PM');
  });

  test('omit the current year as the locale does, and otherwise keep the form', () => {
    const inYear = (locale: string, year: number) => formatDay(at, locale, 0, 'UTC', year);
    expect([inYear('en-US', 2026), inYear('en-US', 2027)]).toEqual(['Mar 1', 'Mar 1, 2026']);
    expect([inYear('de-DE', 2026), inYear('de-DE', 2027)]).toEqual(['1. März', '1. März 2026']);
    expect(spaces(formatDateTime(at, 'en-US', 0, 'UTC', 2026))).toBe('Mar 1, 9:05 PM');
    for (const locale of LOCALES) {
      expect(inYear(locale, 2026)).not.toContain('2026');
      expect(inYear(locale, 2027).startsWith(inYear(locale, 2026))).toBe(true);
      // The year was between other punctuation, or at the end.
      expect(inYear(locale, 2026)).toMatch(/[\p{L}\p{M}\d.]$/u);
    }
  });

  test('keep the year where a code requires it, and use the year of their zone', () => {
    expect(formatDay(at, 'en-US', 1, 'UTC', 2026)).toBe('01.03.2026');
    const eve = unwrap(fromIso('2026-12-31T23:00:00Z'));
    expect(formatDay(eve, 'en-US', 0, 'UTC', 2026)).toBe('Dec 31');
    expect(formatDay(eve, 'en-US', 0, 'Asia/Kolkata', 2026)).toBe('Jan 1, 2027');
    expect(formatRelativeDay(at, addMs(at, 5 * DAY_MS), 'en-US', 0, 'UTC', 2026)).toBe('Mar 1');
    expect(formatAgo(at, addMs(at, 8 * DAY_MS), 'en-US', 0, 'UTC', 2026)).toBe('Mar 1');
  });

  test('use the given zone', () => {
    expect(formatDay(at, 'en-US', 1, 'Asia/Kolkata')).toBe('02.03.2026');
    expect(formatDateTime(at, 'en-US', 2, 'Asia/Kolkata')).toBe('02/03/2026 02:35');
    expect(formatTime(unwrap(fromIso('2026-03-01T00:00:00Z')), 'en-US', 1)).toBe('00:00');
  });

  test('use Latin digits everywhere', () => {
    for (const locale of [...LOCALES, 'ar-EG', 'hi-IN-u-nu-deva'])
      expect(formatDay(at, locale, 0)).toContain('2026');
  });

  test.each([
    [1, 1],
    ['4', 4],
    [5, 5],
    [6, 0],
    [null, 0],
    [undefined, 0],
    ['x', 0],
  ])('take %j for code %i', (stored, code) => {
    expect(dateFormatCode(stored)).toBe(code);
  });
});

describe('formatRelativeDay', () => {
  test('says yesterday, today and tomorrow in words, otherwise the date', () => {
    const on = (days: number, locale: string) => formatRelativeDay(addMs(at, days * DAY_MS), at, locale);
    expect([-2, -1, 0, 1, 2].map((days) => on(days, 'en-US'))).toEqual([
      'Feb 27, 2026',
      'yesterday',
      'today',
      'tomorrow',
      'Mar 3, 2026',
    ]);
    expect([on(-1, 'de-DE'), on(0, 'fr-FR')]).toEqual(['gestern', 'aujourd’hui']);
  });

  test('counts calendar days, not 24 hours', () => {
    const midnight = unwrap(fromIso('2026-03-02T00:00:00Z'));
    expect(formatRelativeDay(epochMs(midnight - 1), midnight, 'en-US')).toBe('yesterday');
    expect(formatRelativeDay(epochMs(midnight - 1), midnight, 'en-US', 0, 'Asia/Kolkata')).toBe('today');
  });
});

describe('formatAgo', () => {
  const now = unwrap(fromIso('2026-03-04T00:30:00Z'));
  const ago = (ms: number, locale = 'en-US') => formatAgo(addMs(now, -ms), now, locale);

  test('says how long ago in full minutes, hours and days, and the date after a week', () => {
    const hour = 3_600_000;
    expect([0, 59_999, 60_000, 3_599_999, hour, 23.9 * hour].map((ms) => ago(ms))).toEqual([
      'now',
      'now',
      '1 min. ago',
      '59 min. ago',
      '1 hr. ago',
      '23 hr. ago',
    ]);
    expect([24 * hour, 25 * hour, 6 * DAY_MS, 7 * DAY_MS].map((ms) => ago(ms))).toEqual([
      'yesterday',
      '2 days ago',
      '6 days ago',
      'Feb 25, 2026',
    ]);
  });

  test('says now for times in the future', () => {
    expect(ago(-5000)).toBe('now');
  });

  test('uses Latin digits and the words of each language', () => {
    expect(ago(300_000, 'de-DE')).toBe('vor 5 Min.');
    for (const locale of LOCALES) expect(ago(300_000, locale)).toContain('5');
  });
});

test('code 5 writes day-month-year, and times in 24 hours', () => {
  const morning = epochMs(Date.UTC(2026, 2, 1, 9, 30));
  expect(formatDay(morning, 'en-US', 5)).toBe('01-03-2026');
  expect(formatDateTime(morning, 'de-DE', 5)).toBe('01-03-2026 09:30');
  expect([dateFormatCode('5'), dateFormatCode('6')]).toEqual([5, 0]);
});

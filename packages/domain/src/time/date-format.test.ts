import { describe, expect, test } from 'vitest';
import {
  dateFormatCode,
  formatDateTime,
  formatDay,
  formatOrderDay,
  formatRelativeDay,
  formatTime,
} from './date-format.ts';
import { LOCALES } from '../text/locale.ts';
import { unwrap } from '../result.ts';
import { addMs, DAY_MS, epochMs, fromIso } from './time.ts';

const at = unwrap(fromIso('2026-03-01T21:05:09.000Z'));
const spaces = (text: string) => text.replace(/\s/g, ' ');

describe('dates', () => {
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
    expect(formatDay(at, 'de-DE', 0)).toBe('01.03.2026');
    expect(spaces(formatTime(at, 'en-US', 0))).toBe('9:05 PM');
    expect(formatTime(at, 'fr-FR', 0)).toBe('21:05');
    expect(spaces(formatDateTime(at, 'en-US', 0))).toBe('Mar 1, 2026, 9:05 PM');
  });

  test('of orders are day-month-year', () => {
    expect(formatOrderDay(at)).toBe('01-03-2026');
  });

  test('are those of the zone asked for', () => {
    expect(formatDay(at, 'en-US', 1, 'Asia/Kolkata')).toBe('02.03.2026');
    expect(formatDateTime(at, 'en-US', 2, 'Asia/Kolkata')).toBe('02/03/2026 02:35');
    expect(formatTime(unwrap(fromIso('2026-03-01T00:00:00Z')), 'en-US', 1)).toBe('00:00');
  });

  test('are in latin digits everywhere', () => {
    for (const locale of [...LOCALES, 'ar-EG', 'hi-IN-u-nu-deva'])
      expect(formatDay(at, locale, 0)).toContain('2026');
  });

  test.each([
    [1, 1],
    ['4', 4],
    [5, 0],
    [null, 0],
    [undefined, 0],
    ['x', 0],
  ])('take %j for code %i', (stored, code) => {
    expect(dateFormatCode(stored)).toBe(code);
  });
});

describe('formatRelativeDay', () => {
  test('says yesterday, today and tomorrow in words, else the date', () => {
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

  test('goes by the calendar, not by 24 hours', () => {
    const midnight = unwrap(fromIso('2026-03-02T00:00:00Z'));
    expect(formatRelativeDay(epochMs(midnight - 1), midnight, 'en-US')).toBe('yesterday');
    expect(formatRelativeDay(epochMs(midnight - 1), midnight, 'en-US', 0, 'Asia/Kolkata')).toBe('today');
  });
});

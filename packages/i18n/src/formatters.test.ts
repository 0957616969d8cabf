import { epochMs, fromIso, LOCALES, parseMoney, remaining, unwrap } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { createFormatters } from './formatters.ts';

/** Intl uses several kinds of space, which these tests do not distinguish. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
const at = (iso: string) => unwrap(fromIso(iso));
const of = (locale: string, dateFormat: 0 | 1 | 2 = 0, timeZone?: string) =>
  createFormatters(locale, { dateFormat, timeZone });

describe('money', () => {
  test.each([
    ['en-US', '−1,234.50 USDT'],
    ['de-DE', '−1.234,50 USDT'],
    ['fr-FR', '−1 234,50 USDT'],
    ['hi-IN', '−1,234.50 USDT'],
  ])('%s', (locale, written) => {
    const amount = unwrap(parseMoney('-1234.5', 'USDT'));
    expect(plain(of(locale).money(amount, 'delta'))).toBe(written);
    const { unit } = of(locale).moneyParts(amount, 'delta');
    expect(plain(`${of(locale).figure(amount, 'delta')} ${unit}`)).toBe(written);
  });
});

describe('percent', () => {
  test.each([
    ['en-US', 975, '97.5%'],
    ['en-US', 1000, '100%'],
    ['en-US', 0, '0%'],
    ['en-US', 1, '0.1%'],
    ['en-US', -5, '-0.5%'],
    ['en-US', 290, '29%'],
    ['de-DE', 975, '97,5 %'],
    ['tr-TR', 975, '%97,5'],
    ['en-US', 90071992547409935n, '9,007,199,254,740,993.5%'],
  ])('%s writes %s permille as %s', (locale, permille, written) => {
    expect(plain(of(locale).percent(permille))).toBe(written);
  });

  test('a fraction of a permille is refused', () => {
    expect(() => of('en-US').percent(0.5)).toThrow(RangeError);
  });
});

describe('numbers', () => {
  test.each([
    ['en-US', '1,234,567'],
    ['de-DE', '1.234.567'],
    ['te-IN', '12,34,567'],
  ])('%s', (locale, written) => {
    expect(of(locale).number(1_234_567)).toBe(written);
    expect(of(locale).number(1_234_567n)).toBe(written);
  });
});

describe('days and times', () => {
  const noon = at('2026-03-01T12:30:00.000Z');

  test('code 0 follows the locale', () => {
    expect(of('en-US').day(noon)).toBe('Mar 1, 2026');
    expect(plain(of('en-US').time(noon))).toBe('12:30 PM');
    expect(of('de-DE').day(noon)).toBe('1. März 2026');
    expect(of('de-DE').time(noon)).toBe('12:30');
  });

  test('codes 1 and 2 are the same in every language', () => {
    for (const locale of LOCALES) {
      expect(of(locale, 1).day(noon)).toBe('01.03.2026');
      expect(of(locale, 2).dateTime(noon)).toBe('01/03/2026 12:30');
    }
  });

  test('the time zone determines the day', () => {
    const late = at('2026-03-01T20:00:00.000Z');
    expect(of('en-US', 1).day(late)).toBe('01.03.2026');
    expect(of('en-US', 1, 'Asia/Kolkata').day(late)).toBe('02.03.2026');
    expect([of('en-US').weekday(late), of('en-US', 0, 'Asia/Kolkata').weekday(late)]).toEqual(['Sun', 'Mon']);
  });

  test('the days next to today are written in words', () => {
    const format = of('de-DE', 1);
    expect(format.relativeDay(noon, noon)).toBe('heute');
    expect(format.relativeDay(at('2026-02-28T23:59:00Z'), noon)).toBe('gestern');
    expect(format.relativeDay(at('2026-02-20T23:59:00Z'), noon)).toBe('20.02.2026');
  });

  test('in headings those words start with a capital where the language has them', () => {
    const yesterday = at('2026-02-28T23:59:00Z');
    expect(
      ['de-DE', 'it-IT', 'tr-TR', 'hi-IN'].map((locale) => of(locale).headingDay(yesterday, noon)),
    ).toEqual(['Gestern', 'Ieri', 'Dün', 'कल']);
  });
});

describe('durations', () => {
  const left = (ms: number) => remaining(epochMs(ms), epochMs(0));

  test.each([
    ['en-US', 183_845_000, '2 days 03:04:05'],
    ['en-US', 86_400_000, '1 day 00:00:00'],
    ['en-US', 86_399_000, '23:59:59'],
    ['en-US', 0, '00:00:00'],
    ['de-DE', 183_845_000, '2 Tage 03:04:05'],
    ['ta-IN', 183_845_000, '2 நாட்கள் 03:04:05'],
  ])('%s writes %d ms as %s', (locale, ms, written) => {
    expect(plain(of(locale).duration(left(ms)))).toBe(written);
  });

  test.each(LOCALES)('%s has no line break between a figure and its unit', (locale) => {
    expect(of(locale).duration(left(183_845_000))).not.toContain(' ');
  });
});

test('a list is joined with the words of its language', () => {
  expect(of('en-US').list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(of('de-DE').list(['a', 'b', 'c'])).toBe('a, b und c');
});

test('digits are Latin in every language', () => {
  const noon = at('2026-03-01T12:30:00.000Z');
  for (const locale of [...LOCALES, 'en-XA']) {
    const format = of(locale);
    const written = [format.number(123), format.percent(123), format.dateTime(noon), format.days(12)].join(
      ' ',
    );
    expect(written, locale).toMatch(/\d/);
    expect(written, locale).not.toMatch(/[\u0966-\u096f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef]/);
  }
});

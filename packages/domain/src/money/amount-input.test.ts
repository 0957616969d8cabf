import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkAmount,
  cleanAmountInput,
  decimalMarkOf,
  parseAmountInput,
  readRequestedAmount,
} from './amount-input.ts';
import { LOCALES } from '../text/locale.ts';
import { formatMoneyParts } from './money-format.ts';
import { money, usdt } from './money.ts';

/** Texts as people, keyboards and spreadsheets produce them. */
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(..."0123456789.,-+eE $₹ \u00a0kUSDTusdtRs'٣"), maxLength: 14 }),
);
const marks = fc.constantFrom('.' as const, ',' as const);

describe('cleanAmountInput', () => {
  test.each([
    ['', ''],
    ['007', '7'],
    ['00', '0'],
    ['0.50', '0.50'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['12,5', '12.5'],
    [' 12.50 USDT', '12.50'],
    ['₹ 500', '500'],
    ['Rs 500', '500'],
    ['12.5usdt\n', '12.5'],
  ])('cleans %j to %j', (text, clean) => {
    expect(cleanAmountInput(text, { decimalMark: '.' })).toBe(clean);
  });

  test('writes the decimal mark of the locale', () => {
    expect(cleanAmountInput('12.5', { decimalMark: ',' })).toBe('12,5');
  });

  test.each(['1e3', '-5', '١', '1,234', '1,234.50', '12.345', '5k', '1.2.3', '1 234', 'Rs.500', '+5'])(
    'leaves %j for the parser to refuse',
    (text) => {
      expect(cleanAmountInput(text, { decimalMark: '.' })).toBe(text);
      expect(parseAmountInput(text, 'en-US').ok).toBe(false);
    },
  );

  test.each([
    ['12.34', '12.345', '12.34'],
    ['12', '12e', '12'],
    ['12', '1-2', '12'],
    ['1.5', '1.5.', '1.5'],
    ['1', '12', '12'],
    ['', '-', ''],
  ])('with %j before, undoes the keystroke that made %j', (previous, text, clean) => {
    expect(cleanAmountInput(text, { decimalMark: '.', previous })).toBe(clean);
  });

  test('shows a pasted text that it cannot parse, even over an earlier one', () => {
    expect(cleanAmountInput('1,234.50', { decimalMark: '.', previous: '12' })).toBe('1,234.50');
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(texts, marks, (text, decimalMark) => {
        const once = cleanAmountInput(text, { decimalMark });
        expect(cleanAmountInput(once, { decimalMark })).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('never changes the parsed value of a text', () => {
    fc.assert(
      fc.property(texts, marks, (text, decimalMark) => {
        const before = parseAmountInput(text, 'en-US');
        fc.pre(before.ok);
        expect(parseAmountInput(cleanAmountInput(text, { decimalMark }), 'en-US')).toEqual(before);
      }),
    );
  });
});

describe('parseAmountInput', () => {
  test.each([
    ['12', 12_000_000n],
    ['12.', 12_000_000n],
    ['12,5', 12_500_000n],
    ['12.50', 12_500_000n],
    ['.5', 500_000n],
    ['007', 7_000_000n],
    ['0', 0n],
    [' 12.5 USDT ', 12_500_000n],
    ['999999999999999.99', 999_999_999_999_999_990_000n],
  ])('reads %j', (text, minor) => {
    for (const locale of ['en-US', 'de-DE'])
      expect(parseAmountInput(text, locale)).toEqual({ ok: true, value: usdt(minor) });
  });

  test.each([
    ['', 'en-US', 'required'],
    ['  USDT ', 'en-US', 'required'],
    ['.', 'en-US', 'malformed'],
    ['1e3', 'en-US', 'malformed'],
    ['-5', 'en-US', 'malformed'],
    ['+5', 'en-US', 'malformed'],
    ['١', 'en-US', 'malformed'],
    ['5k', 'en-US', 'malformed'],
    ['Rs.500', 'en-US', 'malformed'],
    ['1.2.3', 'en-US', 'malformed'],
    ['1,234', 'en-US', 'grouping'],
    ['1.234', 'de-DE', 'grouping'],
    ['1.234', 'en-US', 'too_many_decimals'],
    ['1,234', 'de-DE', 'too_many_decimals'],
    ['1.2345', 'de-DE', 'too_many_decimals'],
    ['1,234.50', 'en-US', 'grouping'],
    ['1.234,50', 'en-US', 'grouping'],
    ['12,34,567.89', 'hi-IN', 'grouping'],
    ['1 234', 'fr-FR', 'grouping'],
    ['1\u202f234,50', 'fr-FR', 'grouping'],
    ["1'234", 'en-US', 'grouping'],
    ['1000000000000000', 'en-US', 'too_large'],
    [' '.repeat(1_000_000), 'en-US', 'malformed'],
  ])('refuses %j in %s as %s', (text, locale, error) => {
    expect(parseAmountInput(text, locale)).toEqual({ ok: false, error });
  });

  test('parses any figure typed with the decimal mark of any locale', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 16n), fc.constantFrom(...LOCALES), (minor, locale) => {
        const amount = money(minor, 'INR');
        const { integer, separator, decimals } = formatMoneyParts(amount, locale, 'balance');
        const typed = integer.replace(/[^0-9]/g, '') + separator + decimals;
        expect(parseAmountInput(typed, locale, 'INR')).toEqual({ ok: true, value: amount });
        if (/[^0-9]/.test(integer))
          expect(parseAmountInput(integer + separator + decimals, locale).ok).toBe(false);
      }),
    );
  });

  test('knows the mark of each locale', () => {
    expect(LOCALES.map(decimalMarkOf).join('')).toBe('.....,,,,,');
  });
});

describe('checkAmount', () => {
  const bounds = { min: usdt(10n), max: usdt(20n) };
  test.each([
    [0n, 'not_positive'],
    [-1n, 'not_positive'],
    [9n, 'below_minimum'],
    [21n, 'above_maximum'],
  ])('refuses %s as %s', (minor, error) => {
    expect(checkAmount(usdt(minor), bounds)).toEqual({ ok: false, error });
  });

  test('accepts both bounds, and any positive amount without bounds', () => {
    for (const minor of [10n, 20n]) expect(checkAmount(usdt(minor), bounds).ok).toBe(true);
    expect(checkAmount(usdt(1n)).ok).toBe(true);
  });
});

describe('readRequestedAmount', () => {
  test.each([
    ['12.5', 12_500_000n],
    ['1.230000', 1_230_000n],
    ['-5', -5_000_000n],
    ['999999999999999', 999_999_999_999_999_000_000n],
  ])('reads %s', (decimal, minor) => {
    expect(readRequestedAmount(decimal)).toEqual({ ok: true, value: usdt(minor) });
  });

  test.each([
    ['1.001', 'too_many_decimals'],
    ['1e3', 'malformed'],
    ['1,5', 'malformed'],
    ['', 'malformed'],
    ['1000000000000000', 'too_large'],
  ])('refuses %j with %s', (decimal, error) => {
    expect(readRequestedAmount(decimal)).toEqual({ ok: false, error });
  });

  test('respects the decimals of an asset', () => {
    expect(readRequestedAmount('2500.55', 'NGN')).toEqual({ ok: true, value: money(250_055n, 'NGN') });
    expect(readRequestedAmount('2500.555', 'NGN')).toEqual({ ok: false, error: 'too_many_decimals' });
  });
});

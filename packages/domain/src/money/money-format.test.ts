import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../text/locale.ts';
import { formatMoney, formatMoneyParts } from './money-format.ts';
import { ASSETS, money, toDecimal, usdt, type Asset } from './money.ts';

const locales = fc.constantFrom(...LOCALES);
const assets = fc.constantFrom(...(Object.keys(ASSETS) as Asset[]));
const onlyDigits = (text: string) => text.replace(/[^0-9]/g, '');

describe('formatMoney', () => {
  test.each([
    ['en-US', 'balance', 1_234_567_890n, '1,234.56\u00a0USDT'],
    ['de-DE', 'balance', 1_234_567_890n, '1.234,56\u00a0USDT'],
    ['es-ES', 'balance', 1_234_567_890n, '1234,56\u00a0USDT'],
    ['hi-IN', 'balance', 1_234_567_890_000n, '12,34,567.89\u00a0USDT'],
    ['en-US', 'price', 1_234_561n, '1.24\u00a0USDT'],
    ['en-US', 'price', 1_230_000n, '1.23\u00a0USDT'],
    ['en-US', 'balance', 999_999n, '0.99\u00a0USDT'],
    ['en-US', 'balance', -999_999n, '−0.99\u00a0USDT'],
    ['en-US', 'balance', -1n, '0.00\u00a0USDT'],
    ['en-US', 'delta', 1_009_999n, '+1.00\u00a0USDT'],
    ['en-US', 'delta', -1_009_999n, '−1.00\u00a0USDT'],
    ['en-US', 'delta', 0n, '+0.00\u00a0USDT'],
    ['en-US', 'exact', 123_456n, '0.123456\u00a0USDT'],
    ['en-US', 'exact', 120_000_000n, '120.00\u00a0USDT'],
    ['en-US', 'compact', 1_239_000_000n, '1.23K\u00a0USDT'],
    ['de-DE', 'compact', 1_239_999_000_000n, '1,23\u00a0Mio.\u00a0USDT'],
  ] as const)('writes in %s for %s: %s as %s', (locale, purpose, minor, text) => {
    expect(formatMoney(usdt(minor), locale, purpose)).toBe(text);
  });

  test('is exact beyond the range of a number', () => {
    expect(formatMoney(money(90_071_992_547_409_935_17n, 'INR'), 'en-US', 'balance')).toBe(
      '90,071,992,547,409,935.17\u00a0INR',
    );
    expect(formatMoney(usdt(999_999_999_999_999_999_999n), 'en-US', 'exact')).toBe(
      '999,999,999,999,999.999999\u00a0USDT',
    );
  });

  test('shows the exact digits of the ledger, in every locale, in Latin digits', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), assets, locales, (minor, asset, locale) => {
        const amount = money(minor, asset);
        const parts = formatMoneyParts(amount, locale, 'exact');
        expect(`${onlyDigits(parts.integer)}.${parts.decimals}`).toBe(toDecimal(amount).replace('-', ''));
        expect(parts.sign).toBe(minor < 0n ? '−' : '');
      }),
    );
  });

  test('never shows more than a balance or a change, or less than a price', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), locales, (minor, locale) => {
        const shown = (purpose: 'balance' | 'price' | 'delta') => {
          const { sign, integer, decimals } = formatMoneyParts(usdt(minor), locale, purpose);
          return BigInt(onlyDigits(integer) + decimals) * 10_000n * (sign === '−' ? -1n : 1n);
        };
        const size = (n: bigint) => (n < 0n ? -n : n);
        expect(size(shown('balance')) <= size(minor)).toBe(true);
        expect(size(minor) - size(shown('balance')) < 10_000n).toBe(true);
        expect(size(shown('price')) >= size(minor)).toBe(true);
        expect(size(shown('price')) - size(minor) < 10_000n).toBe(true);
        expect(shown('delta')).toBe(shown('balance'));
      }),
    );
  });

  test('is the concatenation of its parts', () => {
    expect(formatMoneyParts(usdt(-1_234_500_000n), 'de-DE', 'delta')).toEqual({
      sign: '−',
      integer: '1.234',
      separator: ',',
      decimals: '50',
      suffix: '',
      unit: 'USDT',
    });
  });

  test('keeps Latin digits when the locale asks for others', () => {
    expect(formatMoney(usdt(12_000_000n), 'hi-IN-u-nu-deva', 'balance')).toBe('12.00\u00a0USDT');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  allocate,
  ASSETS,
  compare,
  isAsset,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  money,
  negate,
  parseMoney,
  permilleOf,
  scale,
  subtract,
  sum,
  toDecimal,
  usdt,
  type Asset,
} from './money.ts';
import { unwrap } from '../result.ts';

const assets = fc.constantFrom(...(Object.keys(ASSETS) as Asset[]));
const minors = fc.bigInt(-(10n ** 16n), 10n ** 16n);

describe('the wire form', () => {
  test.each([
    [120_000_000n, 'USDT', '120.00'],
    [123_456n, 'USDT', '0.123456'],
    [123_400n, 'USDT', '0.1234'],
    [1n, 'USDT', '0.000001'],
    [-50_000n, 'USDT', '-0.05'],
    [0n, 'USDT', '0.00'],
    [2500_00n, 'NGN', '2500.00'],
    [-7n, 'EUR', '-0.07'],
  ] as const)('writes %s of %s as %s', (minor, asset, decimal) => {
    expect(toDecimal(money(minor, asset))).toBe(decimal);
  });

  test('reads back what it wrote, for every asset', () => {
    fc.assert(
      fc.property(minors, assets, (minor, asset) => {
        const amount = money(minor, asset);
        expect(unwrap(parseMoney(toDecimal(amount), asset))).toEqual(amount);
      }),
    );
  });

  test.each([
    ['5', 5_000_000n],
    ['-5', -5_000_000n],
    ['0.5', 500_000n],
    ['-0', 0n],
    ['999999999999999.999999', 999_999_999_999_999_999_999n],
  ])('reads %s', (text, minor) => {
    expect(parseMoney(text, 'USDT')).toEqual({ ok: true, value: usdt(minor) });
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '1e3',
    '1,000',
    '1.',
    '.5',
    '--1',
    '01',
    '١',
    'NaN',
    '0x1',
    '1.2.3',
    '1\n',
  ])('refuses %j as malformed', (text) => {
    expect(parseMoney(text, 'USDT')).toEqual({ ok: false, error: 'malformed' });
  });

  test('refuses more decimals than the asset has, and more than 15 integer digits', () => {
    expect(parseMoney('0.1234567', 'USDT')).toEqual({ ok: false, error: 'too_many_decimals' });
    expect(parseMoney('0.123', 'NGN')).toEqual({ ok: false, error: 'too_many_decimals' });
    expect(parseMoney('1000000000000000', 'NGN')).toEqual({ ok: false, error: 'too_large' });
  });
});

describe('arithmetic', () => {
  test('adds, subtracts, negates and compares', () => {
    fc.assert(
      fc.property(minors, minors, (a, b) => {
        const [x, y] = [usdt(a), usdt(b)];
        expect(subtract(add(x, y), y)).toEqual(x);
        expect(add(x, negate(x))).toEqual(usdt(0n));
        expect(compare(x, y)).toBe(-compare(y, x) + 0);
        expect(add(min(x, y), max(x, y))).toEqual(add(x, y));
        expect(compare(min(x, y), max(x, y))).toBeLessThanOrEqual(0);
        expect(sum([x, y, x], 'USDT').minor).toBe(a + b + a);
      }),
    );
  });

  test('recognises signs', () => {
    expect([-1n, 0n, 1n].map((n) => [isNegative(usdt(n)), isZero(usdt(n)), isPositive(usdt(n))])).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  test('computes the share of a part in permille, as an integer', () => {
    expect(permilleOf(usdt(2n), usdt(3n))).toBe(667);
    expect(permilleOf(usdt(9889n), usdt(10_000n))).toBe(989);
    expect(permilleOf(usdt(9996n), usdt(10_000n))).toBe(999);
    expect(permilleOf(usdt(10_004n), usdt(10_000n))).toBe(1000);
    expect(permilleOf(usdt(5n), usdt(10_000n))).toBe(1);
    expect(permilleOf(usdt(4n), usdt(10_000n))).toBe(0);
    expect(permilleOf(usdt(3n), usdt(2n))).toBe(1500);
    expect(permilleOf(usdt(0n), usdt(2n))).toBe(0);
    expect(() => permilleOf(usdt(1n), usdt(0n))).toThrow(RangeError);
  });

  test('throws when assets are mixed', () => {
    const [a, b] = [usdt(1n), money(1n, 'EUR')];
    for (const mix of [add, subtract, compare, min, max, permilleOf])
      expect(() => mix(a, b)).toThrow(TypeError);
    expect(() => sum([a, b], 'USDT')).toThrow(TypeError);
  });

  test('recognises assets only by their codes', () => {
    expect(['USDT', 'TRY', 'usdt', 'toString', ''].map(isAsset)).toEqual([true, true, false, false, false]);
  });
});

describe('scale', () => {
  test.each([
    [7n, 'floor', 3n],
    [7n, 'ceil', 4n],
    [7n, 'half-even', 4n],
    [5n, 'half-even', 2n],
    [-5n, 'half-even', -2n],
    [-7n, 'half-even', -4n],
    [-7n, 'floor', -4n],
    [-7n, 'ceil', -3n],
    [8n, 'ceil', 4n],
  ] as const)('halves %s with %s to %s', (minor, rounding, result) => {
    expect(scale(usdt(minor), 1n, 2n, rounding).minor).toBe(result);
  });

  test('is never off by a whole unit, and floor, half-even and ceil are in order', () => {
    fc.assert(
      fc.property(minors, fc.bigInt(-1000n, 1000n), fc.bigInt(1n, 1000n), (minor, numerator, denominator) => {
        const [low, mid, high] = (['floor', 'half-even', 'ceil'] as const).map(
          (rounding) => scale(usdt(minor), numerator, denominator, rounding).minor,
        ) as [bigint, bigint, bigint];
        const exact = minor * numerator;
        expect(low * denominator <= exact && exact < (low + 1n) * denominator).toBe(true);
        expect(high * denominator >= exact && exact > (high - 1n) * denominator).toBe(true);
        const off = mid * denominator - exact;
        expect((off < 0n ? -off : off) * 2n <= denominator).toBe(true);
      }),
    );
  });

  test('throws unless the denominator is above zero', () => {
    expect(() => scale(usdt(1n), 1n, 0n, 'floor')).toThrow(RangeError);
    expect(() => scale(usdt(1n), 1n, -2n, 'floor')).toThrow(RangeError);
  });
});

describe('allocate', () => {
  test('gives odd units to the largest remainders, and ties to the earlier part', () => {
    expect(allocate(usdt(100n), [1n, 1n, 1n]).map((part) => part.minor)).toEqual([34n, 33n, 33n]);
    expect(allocate(usdt(10n), [1n, 2n, 0n]).map((part) => part.minor)).toEqual([3n, 7n, 0n]);
    expect(allocate(usdt(-100n), [1n, 1n, 1n]).map((part) => part.minor)).toEqual([-34n, -33n, -33n]);
  });

  test('adds up to the total, and each part is within a unit of its exact share', () => {
    const weights = fc.array(fc.bigInt(0n, 10n ** 9n), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(minors, weights, (minor, list) => {
        fc.pre(list.some((weight) => weight > 0n));
        const all = list.reduce((a, b) => a + b, 0n);
        const parts = allocate(usdt(minor), list);
        expect(sum(parts, 'USDT')).toEqual(usdt(minor));
        parts.forEach((part, index) => {
          const off = part.minor * all - minor * (list[index] ?? 0n);
          expect(off < all && off > -all).toBe(true);
        });
      }),
    );
  });

  test('throws on weights that cannot divide an amount', () => {
    expect(() => allocate(usdt(1n), [])).toThrow(RangeError);
    expect(() => allocate(usdt(1n), [0n])).toThrow(RangeError);
    expect(() => allocate(usdt(1n), [2n, -1n])).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, type Money, scaleShown, subtract, sum, usdt } from './money.ts';
import { shown, shownParts } from './shown-parts.ts';

const CENT = 10_000n;
const amounts = fc.bigInt(-(10n ** 13n), 10n ** 13n).map(usdt);
const isShown = ({ minor }: Money) => minor % CENT === 0n;

describe('shown', () => {
  test.each([
    [3_095_999n, 3_090_000n],
    [-3_095_999n, -3_090_000n],
    [9_999n, 0n],
    [-9_999n, 0n],
    [70_000n, 70_000n],
  ])('%s is %s: the sign changes no digit', (minor, cents) => {
    expect(shown(usdt(minor))).toEqual(usdt(cents));
  });
});

describe('shownParts', () => {
  test('adds up to the cent where each part alone would not', () => {
    const budget = usdt(5_000_000_000n);
    const spent = usdt(107_645_000n);
    expect(shownParts([spent, subtract(budget, spent)])).toEqual([usdt(107_650_000n), usdt(4_892_350_000n)]);
  });

  test('adds up to the shown total, each part less than a cent from its exact value', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 20 }), (parts) => {
        const rounded = shownParts(parts);
        expect(sum(rounded, 'USDT')).toEqual(shown(sum(parts, 'USDT')));
        rounded.forEach((part, index) => {
          const exact = parts[index] ?? usdt(0n);
          const off = part.minor - exact.minor;
          expect(isShown(part) && off < CENT && off > -CENT).toBe(true);
          if (isShown(exact)) expect(part).toEqual(exact);
        });
      }),
    );
  });

  test('adds up to the rest of a total of which a part is shown elsewhere', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 20 }), (own, others) => {
        const positive = (amount: Money) => (amount.minor < 0n ? usdt(-amount.minor) : amount);
        const [mine, rest] = [positive(own), others.map(positive)];
        const whole = shown(sum([mine, ...rest], 'USDT'));
        expect(sum(shownParts(rest, subtract(whole, shown(mine))), 'USDT')).toEqual(
          subtract(whole, shown(mine)),
        );
      }),
    );
  });

  test.each([0n, 15_000n, 40_000n])('does not force an unrelated total of %s', (whole) => {
    expect(shownParts([usdt(15_000n), usdt(10_000n)], usdt(whole))).toEqual([usdt(10_000n), usdt(10_000n)]);
  });

  test('throws on mixed assets', () => {
    expect(() => shownParts([usdt(10_000n), money(100n, 'EUR')])).toThrow(TypeError);
  });
});

test('a computed amount that moves is in whole cents, and adds up with what remains', () => {
  fc.assert(
    fc.property(amounts, fc.bigInt(0n, 10_000n), fc.bigInt(1n, 10_000n), (amount, numerator, denominator) => {
      const { minor } = scaleShown(amount, numerator, denominator, 'floor');
      expect(minor % CENT).toBe(0n);
      const rest = amount.minor * numerator - minor * denominator;
      expect(rest >= 0n && rest < CENT * denominator).toBe(true);
    }),
  );
});

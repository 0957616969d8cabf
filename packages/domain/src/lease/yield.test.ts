import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdt } from '../money/money.ts';
import { clockDay } from '../time/time.ts';
import { DRY_SPELLS, machineRevenue, machineYield, YIELD_RULE } from './yield.ts';

const DAYS = 10_000;
const bandOf = (value: number) =>
  YIELD_RULE.find(({ fromPermille, toPermille }) => value >= fromPermille && value <= toPermille)?.kind;

describe('machineYield', () => {
  test('still returns the published values of some days', () => {
    expect([20_500, 20_501, 20_502, 20_503].map((day) => machineYield('m-1', clockDay(day)))).toEqual([
      782, 960, 1187, 1100,
    ]);
  });

  test('still returns the published total of 10,000 days', () => {
    let total = 0;
    for (let day = 0; day < DAYS; day += 1) total += machineYield('m-1', clockDay(day));
    expect(total).toBe(9_215_446);
  });

  describe.each(['m-1', 'm-2', 'pit-boss', ''])('over 10,000 days of %j', (productId) => {
    const stretches = Array.from({ length: DAYS / DRY_SPELLS.days }, (_, stretch) =>
      Array.from({ length: DRY_SPELLS.days }, (__, of) =>
        machineYield(productId, clockDay(stretch * DRY_SPELLS.days + of)),
      ),
    );
    // A dry day has at most 1250 × 0.6; a stretch of ten days without a full one practically never occurs.
    const isDry = (days: readonly number[]) => Math.max(...days) <= 750;

    test('has the published share of dry spells, which last for days', () => {
      const dry = stretches.filter(isDry);
      expect(Math.abs((dry.length * 1000) / stretches.length - DRY_SPELLS.sharePermille)).toBeLessThan(50);
    });

    test('has the published shares of its bands outside dry spells', () => {
      const days = stretches.filter((stretch) => !isDry(stretch)).flat();
      const counts = new Map<string | undefined, number>();
      for (const value of days) counts.set(bandOf(value), (counts.get(bandOf(value)) ?? 0) + 1);
      expect(counts.has(undefined)).toBe(false);
      for (const { kind, sharePermille } of YIELD_RULE) {
        const permille = ((counts.get(kind) ?? 0) * 1000) / days.length;
        expect(Math.abs(permille - sharePermille)).toBeLessThan(18);
      }
    });

    test('has the mean that follows from the two tables', () => {
      const total = stretches.flat().reduce((all, value) => all + value, 0);
      // 160 of 774.5 and 800 of 1100 in a thousand; of 150 in a thousand, 400 in a thousand are left.
      expect(Math.abs(total / DAYS - 1003.92 * (0.85 + 0.15 * 0.4))).toBeLessThan(30);
    });
  });

  test('reaches both ends of every band', () => {
    const seen = new Set(Array.from({ length: DAYS }, (_, day) => machineYield('m-1', clockDay(day))));
    for (const { fromPermille, toPermille } of YIELD_RULE) {
      expect(seen.has(fromPermille)).toBe(true);
      expect(seen.has(toPermille)).toBe(true);
    }
  });

  test('does not depend on the day before or on another product', () => {
    const alike = (a: (day: number) => number, b: (day: number) => number) => {
      let same = 0;
      for (let day = 0; day < DAYS; day += 1) if (a(day) === b(day)) same += 1;
      return same / DAYS;
    };
    const of = (productId: string) => (day: number) => machineYield(productId, clockDay(day));
    expect(alike(of('m-1'), (day) => of('m-1')(day + 1))).toBeLessThan(0.02);
    expect(alike(of('m-1'), of('m-2'))).toBeLessThan(0.02);
  });

  test('has shares that cover all days', () => {
    expect(YIELD_RULE.reduce((all, { sharePermille }) => all + sharePermille, 0)).toBe(1000);
  });
});

test('revenue is the yield of each unit, rounded down to a cent once', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.nat(100_000), fc.nat(40_000), (daily, units, on) => {
      const day = clockDay(on);
      const exact = daily * BigInt(units) * BigInt(machineYield('m-1', day));
      const { minor } = machineRevenue(usdt(daily), units, 'm-1', day);
      expect(minor % 10_000n).toBe(0n);
      expect(minor * 1000n <= exact && exact < (minor + 10_000n) * 1000n).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalOf, incomeDays, payIncome, scheduledTotal } from './income.ts';
import { money, sum, usdt } from '../money/money.ts';
import { unwrap } from '../result.ts';
import { dayOf, endOfDay, epochMs, fromIso, isoDay, MINUTE_MS, toIso } from '../time/time.ts';

const at = (text: string) => unwrap(fromIso(text));

test('the scheduled total is the daily income of every valid day', () => {
  expect(scheduledTotal(usdt(1_500_000n), 30)).toEqual(usdt(45_000_000n));
  expect(() => scheduledTotal(usdt(1n), 1.5)).toThrow(RangeError);
});

describe('incomeDays', () => {
  test.each([
    ['2026-03-01T00:00:00.000Z', 1, '2026-03-01', '2026-03-01', '2026-03-02T00:00:00.000Z'],
    ['2026-03-01T23:59:59.999Z', 3, '2026-03-01', '2026-03-03', '2026-03-04T00:00:00.000Z'],
  ])(
    'of a lease bought at %s for %i days have the right bounds',
    (boughtAt, validDays, first, last, expiresAt) => {
      const days = incomeDays({ boughtAt: at(boughtAt), validDays });
      expect([isoDay(days.first), isoDay(days.last), toIso(days.expiresAt)]).toEqual([
        first,
        last,
        expiresAt,
      ]);
    },
  );

  test('are as many as the valid days, and the lease expires when the last one ends', () => {
    fc.assert(
      fc.property(
        fc.nat(4_000_000_000_000).map(epochMs),
        fc.integer({ min: 1, max: 400 }),
        (boughtAt, validDays) => {
          const { first, last, expiresAt } = incomeDays({ boughtAt, validDays });
          expect(first).toBe(dayOf(boughtAt));
          expect(last - first + 1).toBe(validDays);
          expect(expiresAt).toBe(endOfDay(last));
          expect(expiresAt).toBeGreaterThan(boughtAt);
        },
      ),
    );
  });

  test.each([0, -1, 1.5, Number.NaN])('refuse a validity of %s days', (validDays) => {
    expect(() => incomeDays({ boughtAt: epochMs(0), validDays })).toThrow(RangeError);
  });
});

describe('payIncome', () => {
  test('pays in full when revenue covers it', () => {
    const scheduled = [usdt(5n), usdt(0n), usdt(7n)];
    expect(payIncome({ available: usdt(12n), scheduled })).toEqual(scheduled);
  });

  test('pays pro rata, rounded down to a cent, when it does not', () => {
    const scheduled = [usdt(100_000n), usdt(50_000n)];
    expect(payIncome({ available: usdt(100_000n), scheduled })).toEqual([usdt(60_000n), usdt(30_000n)]);
  });

  test.each([0n, -5n])('pays nothing from %s', (available) => {
    expect(payIncome({ available: usdt(available), scheduled: [usdt(5n)] })).toEqual([usdt(0n)]);
  });

  test('returns nothing when nothing is scheduled', () => {
    expect(payIncome({ available: usdt(0n), scheduled: [] })).toEqual([]);
  });

  test('pays part of the amounts the same as together with all the others', () => {
    const scheduled = [usdt(100_000n), usdt(70_000n), usdt(50_000n)];
    const available = usdt(130_000n);
    const owed = usdt(220_000n);
    const parts = [scheduled.slice(0, 2), scheduled.slice(2)].map((part) =>
      payIncome({ available, scheduled: part, owed }),
    );
    expect(parts.flat()).toEqual(payIncome({ available, scheduled }));
  });

  test('never pays more than available or scheduled, and withholds less than a cent each', () => {
    const amounts = fc.bigInt(0n, 10n ** 14n);
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 20 }), (available, list) => {
        const scheduled = list.map(usdt);
        const paid = payIncome({ available: usdt(available), scheduled });
        const [all, owed] = [sum(paid, 'USDT').minor, sum(scheduled, 'USDT').minor];
        expect(paid).toHaveLength(scheduled.length);
        expect(all <= available).toBe(true);
        paid.forEach(({ minor }, index) => expect(minor >= 0n && minor <= (list[index] ?? -1n)).toBe(true));
        expect(all === owed).toBe(available >= owed);
        const payable = available < owed ? available : owed;
        expect(payable - all <= BigInt(list.length) * 10_000n).toBe(true);
        if (available < owed) expect(paid.every(({ minor }) => minor % 10_000n === 0n)).toBe(true);
      }),
    );
  });

  test('throws on a negative schedule and on mixed assets', () => {
    expect(() => payIncome({ available: usdt(1n), scheduled: [usdt(-1n)] })).toThrow(RangeError);
    expect(() => payIncome({ available: usdt(1n), scheduled: [money(1n, 'EUR')] })).toThrow(TypeError);
  });
});

test('collected income arrives half an hour later', () => {
  expect(arrivalOf(epochMs(1000)) - 1000).toBe(30 * MINUTE_MS);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incomeDays } from './income.ts';
import { quoteReturn } from './lease-return.ts';
import { usdt } from '../money/money.ts';
import { unwrap } from '../result.ts';
import { addMs, DAY_MS, epochMs, fromIso } from '../time/time.ts';

const boughtAt = unwrap(fromIso('2026-03-01T12:00:00Z'));
const lease = { price: usdt(100_000_000n), boughtAt, validDays: 30, incomeReceived: usdt(0n) };

describe('quoteReturn', () => {
  test.each([
    [0, 0n, 'full', 100_000_000n, 30],
    [DAY_MS - 1, 4_000_000n, 'full', 96_000_000n, 29],
    [DAY_MS - 1, 400_000_000n, 'full', 0n, 29],
    [DAY_MS, 4_000_000n, 'pro-rata', 96_660_000n, 29],
    [29 * DAY_MS, 0n, 'pro-rata', 3_330_000n, 1],
  ] as const)(
    'quotes, after %i ms with %s collected, %s',
    (after, received, basis, amount, remainingDays) => {
      const quote = quoteReturn({ ...lease, incomeReceived: usdt(received), now: addMs(boughtAt, after) });
      expect(quote).toEqual({ ok: true, value: { amount: usdt(amount), basis, remainingDays } });
    },
  );

  test('is refused from the moment the lease expires', () => {
    const { expiresAt } = incomeDays(lease);
    expect(quoteReturn({ ...lease, now: epochMs(expiresAt - 1) }).ok).toBe(true);
    expect(quoteReturn({ ...lease, now: expiresAt })).toEqual({ ok: false, error: 'expired' });
  });

  test('counts an ended day that is not booked yet among the remaining ones', () => {
    const quote = quoteReturn({ ...lease, daysAccrued: 1, now: addMs(boughtAt, 2 * DAY_MS) });
    expect(quote).toMatchObject({ ok: true, value: { amount: usdt(96_660_000n), remainingDays: 29 } });
  });

  test('is the same before the purchase, by a clock that is behind, as at its moment', () => {
    expect(quoteReturn({ ...lease, now: addMs(boughtAt, -DAY_MS) })).toEqual(
      quoteReturn({ ...lease, now: boughtAt }),
    );
  });

  test('never gives back more than the price or less than zero, nor more for waiting', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 12n),
        fc.integer({ min: 2, max: 400 }),
        fc.bigInt(0n, 10n ** 12n),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (price, validDays, received, a, b) => {
          const { expiresAt } = incomeDays({ boughtAt, validDays });
          const quoteAt = (share: number) =>
            unwrap(
              quoteReturn({
                price: usdt(price),
                boughtAt,
                validDays,
                incomeReceived: usdt(received),
                now: addMs(boughtAt, Math.floor((expiresAt - boughtAt) * share)),
              }),
            );
          const [early, late] = [quoteAt(Math.min(a, b)), quoteAt(Math.max(a, b))];
          for (const { amount, remainingDays } of [early, late]) {
            expect(amount.minor >= 0n && amount.minor <= price).toBe(true);
            expect(remainingDays >= 1 && remainingDays <= validDays).toBe(true);
          }
          if (early.basis === late.basis) expect(late.amount.minor <= early.amount.minor).toBe(true);
        },
      ),
    );
  });
});

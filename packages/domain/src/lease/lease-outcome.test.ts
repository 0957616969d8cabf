import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { drawOutcomes, heldLeaseOutcome, leaseOutcome, type OfferedLease } from './lease-outcome.ts';
import { compare, isNegative, toDecimal, usdt } from '../money/money.ts';

const CENT = 10_000n;
const TROMMEL = { paid: usdt(120_000_000n), dailyIncome: usdt(3_400_000n), validDays: 45 };
const decimals = ({ paid, scheduled, fee, net }: ReturnType<typeof leaseOutcome>) =>
  [paid, scheduled, fee, net].map(toDecimal);

const someLease: fc.Arbitrary<OfferedLease> = fc.record({
  paid: fc.bigInt(1n, 10n ** 11n).map(usdt),
  dailyIncome: fc.bigInt(1n, 10n ** 6n).map((cents) => usdt(cents * CENT)),
  validDays: fc.integer({ min: 1, max: 120 }),
});
/** A lease whose result is near the price, where rounding could turn a loss into a gain. */
const nearEven: fc.Arbitrary<OfferedLease> = fc
  .record({ lease: someLease, off: fc.bigInt(-3n * CENT, 3n * CENT) })
  .map(({ lease, off }) => {
    const kept = (lease.dailyIncome.minor * BigInt(lease.validDays) * 95n) / 100n + off;
    return { ...lease, paid: usdt(kept > 0n ? kept : 1n) };
  });
const anyLease = fc.oneof(someLease, nearEven);
const someShares = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 90 });

describe('the outcome of a lease whose days are all paid in full', () => {
  test('is the scheduled income less fee and price', () => {
    expect(decimals(leaseOutcome(TROMMEL))).toEqual(['120.00', '153.00', '7.65', '25.35']);
    expect(leaseOutcome(TROMMEL).evenFrom).toBe(38);
  });

  test('is better by the discount of a coupon', () => {
    const { net, evenFrom } = leaseOutcome({ ...TROMMEL, paid: usdt(112_000_000n) });
    expect([toDecimal(net), evenFrom]).toEqual(['33.35', 35]);
  });

  test('adds up as shown, in whole cents, and uses the fee of a withdrawal', () => {
    fc.assert(
      fc.property(anyLease, (lease) => {
        const { paid, scheduled, fee, net } = leaseOutcome(lease);
        for (const { minor } of [paid, scheduled, fee, net]) expect(minor % CENT).toBe(0n);
        expect(net.minor).toBe(scheduled.minor - fee.minor - paid.minor);
        expect(scheduled.minor).toBe(lease.dailyIncome.minor * BigInt(lease.validDays));
        expect(fee.minor).toBe((scheduled.minor / 20n / CENT) * CENT);
        expect(paid.minor - lease.paid.minor).toBeGreaterThanOrEqual(0n);
        expect(paid.minor - lease.paid.minor).toBeLessThan(CENT);
      }),
    );
  });

  test('never shows a loss as zero', () => {
    fc.assert(
      fc.property(anyLease, (lease) => {
        const { scheduled, fee, net } = leaseOutcome(lease);
        expect(net.minor <= -CENT).toBe(scheduled.minor - fee.minor < lease.paid.minor);
      }),
    );
  });

  test('breaks even on the first day whose income after the fee covers the price, or never', () => {
    fc.assert(
      fc.property(anyLease, (lease) => {
        const covers = (day: number) =>
          BigInt(day) * lease.dailyIncome.minor * 95n >= lease.paid.minor * 100n;
        const days = Array.from({ length: lease.validDays }, (_, index) => index + 1);
        expect(leaseOutcome(lease).evenFrom).toBe(days.find(covers) ?? null);
      }),
    );
  });

  test('never breaks even without income', () => {
    const nothing = leaseOutcome({ paid: usdt(14n * CENT), dailyIncome: usdt(0n), validDays: 0 });
    expect(decimals(nothing)).toEqual(['0.14', '0.00', '0.00', '-0.14']);
    expect(nothing.evenFrom).toBeNull();
  });
});

describe('the outcome of a held lease', () => {
  test('is its earned and remaining income less the fee on both, less the price', () => {
    const outcome = heldLeaseOutcome({ ...TROMMEL, earned: usdt(39_440_000n), daysLeft: 33 });
    const { paid, earned, left, fee, net } = outcome;
    expect([paid, earned, left, fee, net].map(toDecimal)).toEqual([
      '120.00',
      '39.44',
      '112.20',
      '7.58',
      '24.06',
    ]);
  });

  test('equals the offer on the first day, and has no remaining income after its end', () => {
    fc.assert(
      fc.property(anyLease, (lease) => {
        const { scheduled, fee, net, paid } = leaseOutcome(lease);
        const first = heldLeaseOutcome({ ...lease, earned: usdt(0n), daysLeft: lease.validDays });
        expect(first).toEqual({ paid, earned: usdt(0n), left: scheduled, fee, net });
        const ended = heldLeaseOutcome({ ...lease, earned: scheduled, daysLeft: 0 });
        expect(ended).toEqual({ paid, earned: scheduled, left: usdt(0n), fee, net });
      }),
    );
  });

  test('adds up as shown, whatever it earned, and never shows a loss as zero', () => {
    fc.assert(
      fc.property(anyLease, fc.bigInt(0n, 10n ** 9n), fc.nat(120), (lease, booked, daysLeft) => {
        const { paid, earned, left, fee, net } = heldLeaseOutcome({
          ...lease,
          earned: usdt(booked),
          daysLeft,
        });
        expect(net.minor).toBe(earned.minor + left.minor - fee.minor - paid.minor);
        expect(isNegative(net)).toBe(earned.minor + left.minor - fee.minor < lease.paid.minor);
      }),
    );
  });
});

describe('the possible outcomes of a lease', () => {
  test('are never better than every day paid in full, and equal to it when every past day was', () => {
    fc.assert(
      fc.property(anyLease, someShares, fc.string(), (lease, pastShares, seed) => {
        const full = leaseOutcome(lease).net;
        const { best } = drawOutcomes({ ...lease, pastShares, seed, runs: 5 });
        expect(compare(best, full)).toBeLessThanOrEqual(0);
        const certain = drawOutcomes({ ...lease, pastShares: [1000], seed, runs: 3 });
        expect(certain).toEqual({ worst: full, median: full, best: full, losses: isNegative(full) ? 3 : 0 });
      }),
    );
  });

  test('include what a held lease earned and its remaining days', () => {
    fc.assert(
      fc.property(
        anyLease,
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.string(),
        (lease, earnedMinor, seed) => {
          const { paid, dailyIncome, validDays } = lease;
          const earned = usdt(earnedMinor);
          const full = heldLeaseOutcome({ paid, earned, dailyIncome, daysLeft: validDays }).net;
          const certain = drawOutcomes({ ...lease, earned, pastShares: [1000], seed, runs: 3 });
          expect(certain).toEqual({
            worst: full,
            median: full,
            best: full,
            losses: isNegative(full) ? 3 : 0,
          });
        },
      ),
    );
  });

  test('are a loss of the whole price when no past day paid', () => {
    const lost = usdt(-120_000_000n);
    expect(drawOutcomes({ ...TROMMEL, pastShares: [0], seed: 'a' })).toEqual({
      worst: lost,
      median: lost,
      best: lost,
      losses: 100,
    });
  });

  test('count runs below zero as losses, and are in order', () => {
    fc.assert(
      fc.property(
        anyLease,
        someShares,
        fc.string(),
        fc.integer({ min: 1, max: 9 }),
        (lease, pastShares, seed, runs) => {
          const { worst, median, best, losses } = drawOutcomes({ ...lease, pastShares, seed, runs });
          expect(compare(worst, median) <= 0 && compare(median, best) <= 0).toBe(true);
          expect(losses > 0).toBe(isNegative(worst));
          expect(losses === runs).toBe(isNegative(best));
          expect(losses >= Math.ceil(runs / 2)).toBe(isNegative(median));
        },
      ),
    );
  });

  test('vary with the past days: dry ones cause losses among the gains', () => {
    const pastShares = [...Array.from({ length: 78 }, () => 1000), ...Array.from({ length: 12 }, () => 0)];
    const { worst, best, losses } = drawOutcomes({ ...TROMMEL, pastShares, seed: 'trommel' });
    expect(isNegative(worst)).toBe(true);
    expect(isNegative(best)).toBe(false);
    expect(losses).toBeGreaterThan(5);
    expect(losses).toBeLessThan(60);
  });

  test('are the same for the same seed, and cannot be drawn from zero runs', () => {
    const input = { ...TROMMEL, pastShares: [1000, 640, 0], seed: 'a' };
    expect(drawOutcomes(input)).toEqual(drawOutcomes({ ...input }));
    expect(() => drawOutcomes({ ...input, runs: 0 })).toThrow(RangeError);
  });
});

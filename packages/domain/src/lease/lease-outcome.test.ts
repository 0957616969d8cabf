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
/** A lease that ends near the price, where a rounding would turn a loss into a gain. */
const nearEven: fc.Arbitrary<OfferedLease> = fc
  .record({ lease: someLease, off: fc.bigInt(-3n * CENT, 3n * CENT) })
  .map(({ lease, off }) => {
    const kept = (lease.dailyIncome.minor * BigInt(lease.validDays) * 95n) / 100n + off;
    return { ...lease, paid: usdt(kept > 0n ? kept : 1n) };
  });
const anyLease = fc.oneof(someLease, nearEven);
const someShares = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 90 });

describe('what a lease comes to, if every day is paid in full', () => {
  test('is what is scheduled, less the fee, less the price', () => {
    expect(decimals(leaseOutcome(TROMMEL))).toEqual(['120.00', '153.00', '7.65', '25.35']);
    expect(leaseOutcome(TROMMEL).evenFrom).toBe(38);
  });

  test('is better by what a coupon takes off', () => {
    const { net, evenFrom } = leaseOutcome({ ...TROMMEL, paid: usdt(112_000_000n) });
    expect([toDecimal(net), evenFrom]).toEqual(['33.35', 35]);
  });

  test('adds up as it is shown, in whole cents, and takes the withdrawal’s fee', () => {
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

  test('never tells a loss as nothing', () => {
    fc.assert(
      fc.property(anyLease, (lease) => {
        const { scheduled, fee, net } = leaseOutcome(lease);
        expect(net.minor <= -CENT).toBe(scheduled.minor - fee.minor < lease.paid.minor);
      }),
    );
  });

  test('is even from the first day whose income after the fee covers the price, or on none', () => {
    fc.assert(
      fc.property(anyLease, (lease) => {
        const covers = (day: number) =>
          BigInt(day) * lease.dailyIncome.minor * 95n >= lease.paid.minor * 100n;
        const days = Array.from({ length: lease.validDays }, (_, index) => index + 1);
        expect(leaseOutcome(lease).evenFrom).toBe(days.find(covers) ?? null);
      }),
    );
  });

  test('is never even without income', () => {
    const nothing = leaseOutcome({ paid: usdt(14n * CENT), dailyIncome: usdt(0n), validDays: 0 });
    expect(decimals(nothing)).toEqual(['0.14', '0.00', '0.00', '-0.14']);
    expect(nothing.evenFrom).toBeNull();
  });
});

describe('what a lease that somebody has comes to', () => {
  test('is what it earned and what is left, less the fee on both, less the price', () => {
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

  test('is what was offered on its first day, and nothing more is to come of one that has ended', () => {
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

  test('adds up as it is shown, whatever it earned, and never tells a loss as nothing', () => {
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

describe('what a lease could come to', () => {
  test('is never better than every day paid in full, and that where every past day was', () => {
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

  test('is of a lease that somebody has what it earned and the days that are left', () => {
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

  test('is the whole price lost where no past day paid', () => {
    const lost = usdt(-120_000_000n);
    expect(drawOutcomes({ ...TROMMEL, pastShares: [0], seed: 'a' })).toEqual({
      worst: lost,
      median: lost,
      best: lost,
      losses: 100,
    });
  });

  test('counts as a loss what is below zero, and orders the runs', () => {
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

  test('draws days that really vary: dry ones make runs that lose among runs that gain', () => {
    const pastShares = [...Array.from({ length: 78 }, () => 1000), ...Array.from({ length: 12 }, () => 0)];
    const { worst, best, losses } = drawOutcomes({ ...TROMMEL, pastShares, seed: 'trommel' });
    expect(isNegative(worst)).toBe(true);
    expect(isNegative(best)).toBe(false);
    expect(losses).toBeGreaterThan(5);
    expect(losses).toBeLessThan(60);
  });

  test('is the same for the same seed, and refuses to be drawn never', () => {
    const input = { ...TROMMEL, pastShares: [1000, 640, 0], seed: 'a' };
    expect(drawOutcomes(input)).toEqual(drawOutcomes({ ...input }));
    expect(() => drawOutcomes({ ...input, runs: 0 })).toThrow(RangeError);
  });
});

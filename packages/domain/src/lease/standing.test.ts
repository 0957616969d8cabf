import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { add, compare, isNegative, toDecimal, usdt, zero, type Money } from '../money/money.ts';
import { seededDraws } from './seeded-draws.ts';
import {
  lookAhead,
  shownStanding,
  standingOf,
  type AheadInput,
  type LeaseAhead,
  type StandingParts,
} from './standing.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(usdt);
const someParts: fc.Arbitrary<StandingParts> = fc.record({
  available: amount,
  receivable: amount,
  arriving: amount,
  returns: amount,
  withdrawing: amount,
  takenOut: amount,
  putIn: amount,
});
const productId = fc.constantFrom('sluice-box', 'trommel', 'jig');
const someLease: fc.Arbitrary<LeaseAhead> = fc
  .record({ productId, price: amount, dailyIncome: amount, validDays: fc.integer({ min: 1, max: 90 }) })
  .chain((lease) =>
    fc.record({
      productId: fc.constant(lease.productId),
      price: fc.constant(lease.price),
      dailyIncome: fc.constant(lease.dailyIncome),
      validDays: fc.constant(lease.validDays),
      daysAccrued: fc.integer({ min: 0, max: lease.validDays }),
    }),
  );
const pastDays = fc.dictionary(productId, fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 30 }));
const someInput: fc.Arbitrary<AheadInput> = fc.record({
  parts: someParts,
  leases: fc.array(someLease, { maxLength: 4 }),
  pastDays,
  days: fc.integer({ min: 0, max: 40 }),
  seed: fc.string(),
  runs: fc.integer({ min: 1, max: 12 }),
});
const NONE: StandingParts = {
  available: usdt(0n),
  receivable: usdt(0n),
  arriving: usdt(0n),
  withdrawing: usdt(0n),
  returns: usdt(0n),
  takenOut: usdt(0n),
  putIn: usdt(0n),
};
const USDT = 1_000_000n;
const CENT = 10_000n;
/** Future income if every day pays in full. */
const atMost = ({ leases, days }: AheadInput): Money =>
  leases.reduce(
    (all, { dailyIncome, validDays, daysAccrued }) =>
      add(all, usdt(dailyIncome.minor * BigInt(Math.min(days, validDays - daysAccrued)))),
    zero('USDT'),
  );

describe('standingOf', () => {
  test('deducts the fee from everything still to be withdrawn, and the money put in from the rest', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const { available, receivable, arriving, returns, withdrawing, takenOut, putIn } = parts;
        const held = available.minor + receivable.minor + arriving.minor + returns.minor;
        const { fee, leaveWith, net } = standingOf(parts);
        expect(fee.minor).toBe(((held * 5n) / 100n / CENT) * CENT);
        expect(leaveWith.minor).toBe(held - fee.minor + withdrawing.minor + takenOut.minor);
        expect(net.minor).toBe(leaveWith.minor - putIn.minor);
      }),
    );
  });

  test('is a loss for a member who has more than they put in, but less after the fee', () => {
    const { fee, leaveWith, net } = standingOf({
      ...NONE,
      available: usdt(3539_290_000n),
      receivable: usdt(179_900_000n),
      returns: usdt(1319_370_000n),
      takenOut: usdt(26_940_000n),
      putIn: usdt(4950n * USDT),
    });
    expect([fee, leaveWith, net].map(toDecimal)).toEqual(['251.92', '4813.58', '-136.42']);
  });
});

describe('shownStanding', () => {
  test('consists of whole cents that never exceed the exact amounts, and adds up as shown', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const shown = shownStanding(parts);
        const total = standingOf(shown).net.minor;
        expect(Object.values(shown).every(({ minor }) => minor % CENT === 0n)).toBe(true);
        const exact = standingOf(parts).net.minor;
        expect(total).toBeLessThanOrEqual(exact);
        expect(exact - total).toBeLessThan(8n * CENT);
      }),
    );
  });

  test('never shows a loss as zero', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        if (standingOf(parts).net.minor < 0n)
          expect(standingOf(shownStanding(parts)).net.minor).toBeLessThanOrEqual(-CENT);
      }),
    );
    const almost = { ...NONE, withdrawing: usdt(USDT - 1n), putIn: usdt(USDT) };
    expect(toDecimal(standingOf(shownStanding(almost)).net)).toBe('-0.01');
  });

  test('leaves whole cents unchanged', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const shown = shownStanding(parts);
        expect(shownStanding(shown)).toEqual(shown);
      }),
    );
  });
});

describe('lookAhead', () => {
  test('starts with the figure for stopping now, and has the requested number of days', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const days = lookAhead(input);
        const { net } = standingOf(input.parts);
        const losses = net.minor < 0n ? input.runs! : 0;
        expect(days).toHaveLength(input.days + 1);
        expect(days[0]).toEqual({ worst: net, median: net, best: net, losses });
      }),
    );
  });

  test('returns the same days for the same seed', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        expect(lookAhead(input)).toEqual(lookAhead({ ...input }));
      }),
    );
  });

  test('never has the worst above the median, or the median above the best', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        for (const { worst, median, best, losses } of lookAhead(input)) {
          expect(losses > 0).toBe(isNegative(worst));
          expect(losses === input.runs!).toBe(isNegative(best));
          // The middle is the lower of two.
          expect(losses >= Math.ceil(input.runs! / 2)).toBe(isNegative(median));
          expect(compare(worst, median)).toBeLessThanOrEqual(0);
          expect(compare(median, best)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('without chance, earlier days do not depend on the number of days', () => {
    fc.assert(
      fc.property(someInput, fc.integer({ min: 0, max: 1000 }), (input, share) => {
        const certain = { 'sluice-box': [share], trommel: [share], jig: [share] };
        const far = lookAhead({ ...input, pastDays: certain, days: input.days + 5 });
        expect(far.slice(0, input.days + 1)).toEqual(lookAhead({ ...input, pastDays: certain }));
      }),
    );
  });

  test('never pays more than scheduled', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const { parts, leases } = input;
        const most = standingOf({
          ...parts,
          receivable: add(parts.receivable, atMost(input)),
          returns: leases.reduce((all, { price }) => add(all, price), zero('USDT')),
          // A fee is whole cents: less than a cent more can cost one more.
          takenOut: add(parts.takenOut, usdt(CENT)),
        }).net;
        const [, ...ahead] = lookAhead(input);
        for (const { best } of ahead) expect(compare(best, most)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('leads to the full income without returns when every day is paid in full and every lease is over', () => {
    const lease = {
      productId: 'jig',
      price: usdt(60n * USDT),
      dailyIncome: usdt(2n * USDT),
      validDays: 40,
      daysAccrued: 10,
    };
    const parts = { ...NONE, returns: usdt(45n * USDT), putIn: usdt(60n * USDT) };
    const ahead = lookAhead({ parts, leases: [lease], pastDays: { jig: [1000] }, days: 50, seed: 'a' });
    // Thirty days of 2.00 remain, and the fee on them is 3.00.
    const loss = usdt(-3n * USDT);
    expect(ahead.at(-1)).toEqual({ worst: loss, median: loss, best: loss, losses: 100 });
    // A day later, 2.00 was paid and the return has shrunk by 1.50: 45.50 less 2.27, against 60.
    expect(toDecimal(ahead[1]?.median ?? zero('USDT'))).toBe('-16.77');
  });

  test('a machine without past days follows the published rule, including days without output', () => {
    const lease = {
      productId: 'new',
      price: usdt(0n),
      dailyIncome: usdt(USDT),
      validDays: 1,
      daysAccrued: 0,
    };
    const [, day] = lookAhead({ parts: NONE, leases: [lease], pastDays: {}, days: 1, seed: 'b', runs: 500 });
    expect(day && [toDecimal(day.worst), toDecimal(day.median), toDecimal(day.best)]).toEqual([
      '0.00',
      '0.95',
      '0.95',
    ]);
  });

  test.each([{ days: -1 }, { days: 1.5 }, { days: 1, runs: 0 }])('refuses %j', (invalid) => {
    expect(() => lookAhead({ parts: NONE, leases: [], pastDays: {}, seed: '', ...invalid })).toThrow(
      RangeError,
    );
  });
});

describe('seededDraws', () => {
  test('stay below their count, and reach every value', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), (seed, count) => {
        const draw = seededDraws(seed);
        const drawn = Array.from({ length: 400 }, () => draw(count));
        expect(new Set(drawn)).toEqual(new Set(Array.from({ length: count }, (_, place) => place)));
      }),
    );
  });

  test('refuse a count of zero', () => {
    expect(() => seededDraws('a')(0)).toThrow(RangeError);
  });
});

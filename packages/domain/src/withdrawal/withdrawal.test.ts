import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, usdt } from '../money/money.ts';
import { unwrap } from '../result.ts';
import { fromIso, isoDay } from '../time/time.ts';
import { checkWithdrawal, settlementDay, wholeBalance, withdrawalQuote } from './withdrawal.ts';

describe('withdrawalQuote', () => {
  test('takes 5 percent, rounded down to a cent', () => {
    expect(withdrawalQuote(usdt(100_000_000n))).toEqual({ fee: usdt(5_000_000n), net: usdt(95_000_000n) });
    expect(withdrawalQuote(usdt(10_010_000n))).toEqual({ fee: usdt(500_000n), net: usdt(9_510_000n) });
    expect(withdrawalQuote(usdt(1n))).toEqual({ fee: usdt(0n), net: usdt(1n) });
  });

  test('splits the amount without a remainder, the fee at most a cent below 5 percent', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 18n), (minor) => {
        const { fee, net } = withdrawalQuote(usdt(minor));
        expect(add(fee, net)).toEqual(usdt(minor));
        expect(net.minor >= 0n).toBe(true);
        expect(fee.minor * 20n <= minor && (fee.minor + 10_000n) * 20n > minor).toBe(true);
        expect(fee.minor % 10_000n).toBe(0n);
      }),
    );
  });

  test('throws on a negative amount', () => {
    expect(() => withdrawalQuote(usdt(-1n))).toThrow(RangeError);
  });
});

test('the whole balance is rounded to what can be typed', () => {
  expect(wholeBalance(usdt(2_418_603_196n))).toEqual(usdt(2_418_600_000n));
  expect(wholeBalance(usdt(9_999n))).toEqual(usdt(0n));
});

describe('checkWithdrawal', () => {
  const form = {
    amount: usdt(50n),
    available: usdt(50n),
    minimum: usdt(50n),
    destinationBound: true,
    fundPasswordSet: true,
  };

  test('takes an amount that is both the minimum and the whole balance', () => {
    expect(checkWithdrawal(form)).toEqual({ ok: true, value: usdt(50n) });
  });

  test.each([
    ['not_positive', { amount: usdt(0n), destinationBound: false }],
    ['below_minimum', { amount: usdt(49n), fundPasswordSet: false }],
    ['above_balance', { amount: usdt(51n) }],
    ['destination_missing', { destinationBound: false, fundPasswordSet: false }],
    ['fund_password_missing', { fundPasswordSet: false }],
  ])('refuses with %s', (error, change) => {
    expect(checkWithdrawal({ ...form, ...change })).toEqual({ ok: false, error });
  });
});

test.each([
  ['2026-02-27T23:59:59Z', '2026-02-27', false],
  ['2026-02-28T00:00:00Z', '2026-03-02', true],
  ['2026-03-01T23:59:59Z', '2026-03-02', true],
  ['2026-03-02T00:00:00Z', '2026-03-02', false],
])('asked for at %s, it settles from %s', (requestedAt, day, waitsForMonday) => {
  const settlement = settlementDay(unwrap(fromIso(requestedAt)));
  expect([isoDay(settlement.day), settlement.waitsForMonday]).toEqual([day, waitsForMonday]);
});

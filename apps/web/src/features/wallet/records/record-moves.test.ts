import { CURRENCY, negate, sum, toDecimal, usdt } from '@paydirt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { movesOf } from './record-moves.ts';

const part = (account: string, amount: string) => ({ account, amount });
const namedMoves = (postings: readonly ReturnType<typeof part>[]) =>
  movesOf(postings).map(({ from, to, amount }) => [from?.account, to?.account, toDecimal(amount)]);

test('income goes from machine revenue to the member', () => {
  const income = [
    part('machine_revenue', '-3.196'),
    part('treasury', '3.196'),
    part('custody', '-3.196'),
    part('member_receivable', '3.196'),
  ];
  expect(namedMoves(income)).toEqual([['machine_revenue', 'member_receivable', '3.196']]);
});

test('a withdrawal goes out, and its fee goes to the operator', () => {
  const paidOut = [
    part('member_withdrawing', '-20.00'),
    part('custody', '20.00'),
    part('treasury', '-1.00'),
    part('operator_fees', '1.00'),
  ];
  expect(namedMoves(paidOut)).toEqual([
    ['member_withdrawing', 'operator_fees', '1.00'],
    ['member_withdrawing', undefined, '19.00'],
  ]);
});

test('a top-up comes from outside', () => {
  const topUp = [part('custody', '-500.00'), part('member_available', '500.00')];
  expect(namedMoves(topUp)).toEqual([[undefined, 'member_available', '500.00']]);
});

test('for any posting, nobody pays a negative amount, and holding accounts pay nobody', () => {
  const accounts = fc.constantFrom(
    'custody',
    'treasury',
    'machine_revenue',
    'member_available',
    'operator_fees',
  );
  const postings = fc.array(fc.tuple(accounts, fc.bigInt(-(10n ** 12n), 10n ** 12n)), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(postings, (parts) => {
      const rest = -parts.reduce((all, [, minor]) => all + minor, 0n);
      const entry = [...parts, ['custody', rest] as const].map(([account, minor]) =>
        part(account, toDecimal(usdt(minor))),
      );
      const moves = movesOf(entry);
      for (const { from, to, amount } of moves) {
        expect(amount.minor > 0n).toBe(true);
        expect(['custody', 'treasury']).not.toContain(from?.account);
        expect(['custody', 'treasury']).not.toContain(to?.account);
      }
      // Each account gets and gives exactly what was booked on it.
      for (const one of entry.filter(({ account }) => !['custody', 'treasury'].includes(account))) {
        const got = moves.filter(({ to }) => to === one).map(({ amount }) => amount);
        const gave = moves.filter(({ from }) => from === one).map(({ amount }) => negate(amount));
        expect(sum([...got, ...gave], CURRENCY)).toEqual(moneyOf(one.amount));
      }
    }),
  );
});

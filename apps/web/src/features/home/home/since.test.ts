import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import {
  addMs,
  CURRENCY,
  epochMs,
  parseMoney,
  shown,
  sum,
  toDecimal,
  toIso,
  unwrap,
  usdt,
} from '@paydirt/domain';
import { createFormatters } from '@paydirt/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { sinceThen } from './since.ts';

const at = (text: string) => epochMs(Date.parse(text));
const SINCE = at('2026-11-20T12:00:00.000Z');
const NOW = at('2026-11-21T14:05:00.000Z');

test('counts income added after the last visit, not earlier income', () => {
  const records = [
    aRecord({
      kind: 'daily_income',
      amount: '3.40',
      time: '2026-11-21T00:00:00.000Z',
      status: 'not_credited',
    }),
    aRecord({
      kind: 'daily_income',
      amount: '1.25',
      time: '2026-11-21T00:00:00.000Z',
      status: 'not_credited',
    }),
    aRecord({
      kind: 'daily_income',
      amount: '9.00',
      time: '2026-11-20T00:00:00.000Z',
      status: 'not_credited',
    }),
    aRecord({ kind: 'bonus', amount: '0.05', time: '2026-11-21T09:00:00.000Z', status: 'credited' }),
  ];
  const { income, arrived } = sinceThen(records, [], SINCE, NOW);
  expect(income).toEqual({ count: 2, amount: usdt(4_650_000n) });
  expect(arrived.count).toBe(0);
});

test('counts arrivals by their time of arrival', () => {
  const income = { kind: 'daily_income', status: 'arrived', amount: '3.40' } as const;
  const records = [
    aRecord({ ...income, time: '2026-11-19T00:00:00.000Z', arrivesAt: '2026-11-20T12:30:00.000Z' }),
    aRecord({ ...income, time: '2026-11-19T00:00:00.000Z', arrivesAt: '2026-11-20T11:30:00.000Z' }),
  ];
  expect(sinceThen(records, [], SINCE, NOW)).toMatchObject({ income: { count: 0 }, arrived: { count: 1 } });
});

test('counts a lease that ended since, not one that ends later or ended before', () => {
  const endsAt = (expiryDate: string) => anOrder({ status: 'expired', expiryDate });
  const orders = ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-20T00:00:00.000Z'].map(
    endsAt,
  );
  expect(sinceThen([], orders, SINCE, NOW).ended).toBe(1);
});

test('as shown, what machines paid since the last visit is the sum of the rows of those days', () => {
  const rows = fc.array(
    fc.record({ cents: fc.bigInt(0n, 10n ** 7n), hours: fc.integer({ min: 1, max: 25 }) }),
  );
  const format = createFormatters('en-US', { dateFormat: 1 });
  fc.assert(
    fc.property(rows, (drawnRows) => {
      const records = drawnRows.map(({ cents, hours }) =>
        aRecord({
          status: 'arrived',
          amount: toDecimal(usdt(cents * 10_000n)),
          time: toIso(addMs(SINCE, hours * 3_600_000)),
          arrivesAt: toIso(addMs(SINCE, hours * 3_600_000)),
        }),
      );
      const { income, arrived } = sinceThen(records, [], SINCE, NOW);
      expect(income).toEqual(arrived);
      expect(income.count).toBe(records.length);
      const read = unwrap(parseMoney(format.figure(income.amount, 'balance').replaceAll(',', ''), CURRENCY));
      const listed = sum(
        records.map(({ amount }) => shown(moneyOf(amount))),
        CURRENCY,
      );
      expect(read).toEqual(listed);
    }),
  );
});

import { anAccountHistory } from '@paydirt/contract/wallet/statement.examples';
import { CURRENCY, sum, toDecimal, usdt } from '@paydirt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { SHARES, toHistoryBars, toShownHistory } from './history-bars.ts';

const history = anAccountHistory();
const empty = { ...history.days[1]!, machineRevenue: '0.00' };

test('amounts in are drawn above the line and amounts out below it, on one scale', () => {
  const { bars, zero } = toHistoryBars(history);
  for (const { pieces } of bars) {
    for (const { share, top, height } of pieces) {
      expect(height).toBeGreaterThan(0);
      const above = top + height <= zero + 1e-9;
      expect(above).toBe(share !== 'spent' && share !== 'withdrawn');
      expect(top).toBeGreaterThanOrEqual(-1e-9);
      expect(top + height).toBeLessThanOrEqual(1 + 1e-3);
    }
  }
});

test('the highest day up and the lowest day down fill the height', () => {
  const { zero } = toHistoryBars(history);
  // 500 up, 120 down.
  expect(zero).toBeCloseTo(500 / 620, 3);
});

test('the shares of a day are stacked without gaps or overlaps', () => {
  const [bar] = toHistoryBars({
    opening: '0.00',
    days: [{ ...empty, machineRevenue: '30.00', deposited: '70.00', spent: '-100.00' }],
  }).bars;
  expect(bar?.pieces.map(({ share, top, height }) => [share, top, height])).toEqual([
    ['machineRevenue', expect.closeTo(0.35, 3), expect.closeTo(0.15, 3)],
    ['deposited', expect.closeTo(0, 3), expect.closeTo(0.35, 3)],
    ['spent', 0.5, 0.5],
  ]);
});

test('days without movements are kept, without pieces', () => {
  const { bars, shares, zero } = toHistoryBars({ opening: '0.00', days: [empty] });
  expect(bars).toHaveLength(1);
  expect(bars[0]?.pieces).toEqual([]);
  expect(shares).toEqual([]);
  expect(zero).toBe(1);
});

test('a reversal of income is drawn below the line under its own name', () => {
  const [bar] = toHistoryBars({ opening: '0.00', days: [{ ...empty, machineRevenue: '-3.40' }] }).bars;
  expect(bar?.pieces).toEqual([{ share: 'machineRevenue', top: 0, height: 1 }]);
});

test('as shown, the balance before, what came and went, and the balance after add up for any ledger', () => {
  const share = fc.bigInt(-(10n ** 10n), 10n ** 10n);
  const histories = fc.record({
    opening: fc.oneof(fc.bigInt(0n, 20_000n), fc.bigInt(0n, 10n ** 12n)),
    days: fc.array(fc.array(share, { minLength: SHARES.length, maxLength: SHARES.length }), {
      maxLength: 30,
    }),
  });
  fc.assert(
    fc.property(histories, ({ opening: spare, days }) => {
      const changes = days.map((amounts) => amounts.reduce((all, one) => all + one, 0n));
      // No balance of a ledger is ever below zero: there is enough before the lowest day.
      let [lowest, after] = [0n, 0n];
      for (const change of changes) {
        after += change;
        if (after < lowest) lowest = after;
      }
      const opening = spare - lowest;
      let total = opening;
      const exact = days.map((amounts, day) => {
        total += changes[day] ?? 0n;
        const shares = SHARES.map((name, index) => [name, toDecimal(usdt(amounts[index] ?? 0n))]);
        return { ...empty, ...Object.fromEntries(shares), total: toDecimal(usdt(total)) };
      });
      const shown = toShownHistory({ opening: toDecimal(usdt(opening)), days: exact });
      let before = moneyOf(shown.opening);
      for (const day of shown.days) {
        const all = [before, ...SHARES.map((name) => moneyOf(day[name]))];
        expect(sum(all, CURRENCY)).toEqual(moneyOf(day.total));
        expect(all.filter(({ minor }) => minor % 10_000n !== 0n)).toEqual([]);
        before = moneyOf(day.total);
      }
    }),
    { numRuns: 500 },
  );
});

test('whole cents stay as they are', () => {
  expect(toShownHistory(history)).toEqual(history);
});

import { CURRENCY, sum, toDecimal, usdt } from '@paydirt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { toShownIncome } from './shown-income.ts';

test('as shown, the payments of the machines add up to the total above them', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 11n).map(usdt), { maxLength: 12 }), (paid) => {
      const shown = toShownIncome({
        total: toDecimal(sum(paid, CURRENCY)),
        list: paid.map((amount, index) => ({
          productId: String(index),
          productName: '',
          scheduled: toDecimal(amount),
          paid: toDecimal(amount),
        })),
      });
      const rows = shown.list.map((machine) => moneyOf(machine.paid));
      expect(sum(rows, CURRENCY)).toEqual(moneyOf(shown.total));
      expect([...rows, moneyOf(shown.total)].filter(({ minor }) => minor % 10_000n !== 0n)).toEqual([]);
      for (const [index, row] of rows.entries()) {
        const off = row.minor - (paid[index]?.minor ?? 0n);
        expect(off > -10_000n && off < 10_000n).toBe(true);
      }
    }),
  );
});

import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { aMoneyDay, aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { CURRENCY, type Money, negate, sum, toDecimal, usdt } from '@paydirt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { keptAndSaved } from '../../../platform/data/kept-and-saved.ts';
import { budgetLeft } from './money-flows.ts';
import { toShownReport } from './shown-report.ts';

const amount = fc.bigInt(0n, 10n ** 11n).map(usdt);
const added = (amounts: readonly (Money | string)[]) =>
  sum(
    amounts.map((one) => (typeof one === 'string' ? moneyOf(one) : one)),
    CURRENCY,
  );
const minor = (amounts: readonly string[]) => added(amounts).minor;

const anAccount = (
  account: MoneyReport['accounts'][number]['account'],
  balance: Money,
  productId: string | null = null,
) => ({ account, productId, productName: null, balance: toDecimal(balance) });

/** A report as a ledger would give it, with all the decimals that a ledger can have. */
const reports = fc
  .record({
    deposits: fc.tuple(amount, amount, amount, amount),
    left: amount,
    spentBefore: amount,
    days: fc.array(fc.record({ earned: amount, owed: amount, paid: amount }), {
      minLength: 1,
      maxLength: 12,
    }),
    bonuses: fc.array(amount, { minLength: 1, maxLength: 6 }),
    movements: fc.array(fc.bigInt(-(10n ** 11n), 10n ** 11n).map(usdt), { maxLength: 8 }),
    accounts: fc.array(amount, { maxLength: 8 }),
  })
  .map(({ deposits, left, spentBefore, days, bonuses, movements, accounts }): MoneyReport => {
    const [available, receivable, arriving, withdrawing] = deposits.map(toDecimal) as [
      string,
      string,
      string,
      string,
    ];
    const total = toDecimal(added(deposits));
    const spent = added(bonuses);
    const column = (name: 'earned' | 'owed' | 'paid') => toDecimal(added(days.map((day) => day[name])));
    const sums = {
      ...aMoneyReport().sums,
      earned: column('earned'),
      owed: column('owed'),
      paid: column('paid'),
      spent: toDecimal(spent),
    };
    const own = [...accounts, left];
    return aMoneyReport({
      deposits: { available, receivable, arriving, withdrawing, total, custody: total },
      sums,
      ever: {
        ...sums,
        allocated: toDecimal(added([left, spent, spentBefore])),
        spent: toDecimal(added([spent, spentBefore])),
      },
      bonuses: bonuses.map((bonus, index) => ({ kind: String(index), amount: toDecimal(bonus) })),
      movements: movements.map((moved, index) => ({ kind: String(index), amount: toDecimal(moved) })),
      accounts: [
        ...own.map((balance, index) =>
          anAccount(
            index === own.length - 1 ? 'promotion_budget' : 'machine_revenue',
            balance,
            String(index),
          ),
        ),
        anAccount('treasury', negate(added(own))),
      ],
      days: days.map((day, index) =>
        aMoneyDay({
          earned: toDecimal(day.earned),
          owed: toDecimal(day.owed),
          paid: toDecimal(day.paid),
          spent: index === 0 ? toDecimal(spent) : '0.00',
          deposits: { available, receivable, arriving, withdrawing, total, custody: total },
        }),
      ),
      products: days.map((day, index) => ({
        productId: String(index),
        productName: '',
        coveragePermille: null,
        days: [],
        earned: toDecimal(day.earned),
        owed: toDecimal(day.owed),
        paid: toDecimal(day.paid),
      })),
    });
  });

/** Every amount in a value. */
function amountsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^-?\d+\.\d{2,6}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(amountsIn) : [];
}

test('figures shown together on the page add up to the cent', () => {
  fc.assert(
    fc.property(reports, (report) => {
      const shown = toShownReport(report);
      const { deposits, sums, ever, bonuses, days, products, accounts } = shown;
      expect(amountsIn(shown).filter((text) => !/\.\d{2}$/.test(text))).toEqual([]);
      const { available, receivable, arriving, withdrawing, total, custody } = deposits;
      expect(minor([available, receivable, arriving, withdrawing])).toBe(minor([total]));
      expect(custody).toBe(total);
      expect(minor([ever.spent, budgetLeft(shown)])).toBe(minor([ever.allocated]));
      expect(minor(bonuses.map((row) => row.amount))).toBe(minor([sums.spent]));
      expect(minor(days.map((day) => day.spent))).toBe(minor([sums.spent]));
      for (const name of ['earned', 'owed', 'paid'] as const) {
        expect(minor(days.map((day) => day[name]))).toBe(minor([sums[name]]));
        expect(minor(products.map((product) => product[name]))).toBe(minor([sums[name]]));
      }
      const { kept, saved } = keptAndSaved(products);
      expect(minor([sums.earned]) + saved.minor).toBe(minor([sums.paid]) + kept.minor);
      expect(minor(accounts.map(({ balance }) => balance))).toBe(0n);
      // Spending and rest of a budget are shown with the budget itself.
      const cents = (text: string) => (minor([text]) / 10_000n) * 10_000n;
      const budget = toDecimal(added([budgetLeft(report), report.sums.spent]));
      expect(minor([sums.spent, budgetLeft(shown)])).toBe(cents(budget));
    }),
  );
});

test('whole cents stay as they are', () => {
  expect(toShownReport(aMoneyReport())).toEqual(aMoneyReport());
});

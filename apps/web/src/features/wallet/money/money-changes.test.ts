import { CURRENCY, figureOf, parseMoney, subtract, sum, toDecimal, unwrap, usdt } from '@paydirt/domain';
import { aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { toChanges } from './money-changes.ts';
import { toShownReport } from './shown-report.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const MEMBERS = texts.t('money.deposits.total');
const read = (figure: string) => unwrap(parseMoney(figure.replaceAll(',', ''), CURRENCY));

const kinds = [
  'income_accrual',
  'bonus_credit',
  'lease_purchase',
  'lease_return',
  'merchandise_purchase',
  'recharge_credit',
  'faucet_grant',
  'withdrawal_settlement',
  'account_closure',
];

test('for any report, changes have no sign, involve members at one end, and add up to the total change', () => {
  const amount = fc.bigInt(-(10n ** 11n), 10n ** 11n).map(usdt);
  const reports = fc.record({
    amounts: fc.array(amount, { minLength: kinds.length, maxLength: kinds.length }),
    fees: fc.bigInt(0n, 10n ** 9n).map(usdt),
  });
  fc.assert(
    fc.property(reports, ({ amounts, fees }) => {
      const report = toShownReport(
        aMoneyReport({
          movements: amounts.map((one, index) => ({ kind: kinds[index] ?? '', amount: toDecimal(one) })),
          bonuses: [{ kind: 'bonus_credit', amount: '1.00' }],
          sums: { ...aMoneyReport().sums, fees: toDecimal(fees) },
        }),
      );
      const moves = toChanges(report, texts);
      const came = moves.filter(({ to }) => to.label === MEMBERS);
      const went = moves.filter(({ from }) => from.label === MEMBERS);
      expect(came.length + went.length).toBe(moves.length);
      expect(moves.filter((move) => move.amount.sign !== '')).toEqual([]);
      const all = (list: typeof moves) =>
        sum(
          list.map((move) => read(figureOf(move.amount))),
          CURRENCY,
        );
      const changed = sum(
        report.movements.map((row) => moneyOf(row.amount)),
        CURRENCY,
      );
      expect(subtract(all(came), all(went))).toEqual(changed);
    }),
  );
});

test('income comes from machine revenue, bonuses from their budget, and fees go to the operator', () => {
  const moves = toChanges(
    {
      movements: [
        { kind: 'income_accrual', amount: '12.50' },
        { kind: 'level_gift', amount: '5.00' },
        { kind: 'withdrawal_settlement', amount: '-40.00' },
      ],
      bonuses: [{ kind: 'level_gift', amount: '5.00' }],
      sums: { ...aMoneyReport().sums, fees: '2.00' },
    },
    texts,
  );
  expect(moves.map(({ from, to, amount }) => [from.label, to.label, figureOf(amount)])).toEqual([
    [texts.t('account.machine_revenue'), MEMBERS, '12.50'],
    [texts.t('account.promotion_budget'), MEMBERS, '5.00'],
    [MEMBERS, texts.t('records.one.outside'), '38.00'],
    [MEMBERS, texts.t('account.operator_fees'), '2.00'],
  ]);
});

import { aTeamIncome, aTeamIncomeByDay } from '@paydirt/contract/community/team.examples';
import { CURRENCY, parseMoney, sum, toDecimal, unwrap, usdt } from '@paydirt/domain';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { toShownTeamIncome } from './shown-team-income.ts';
import { toPersonBars } from './team-bars.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const [aGroup] = aTeamIncome().list;
const [aLine] = aGroup?.lines ?? [];
const added = (amounts: readonly string[]) => sum(amounts.map(moneyOf), CURRENCY);

test('as shown, lines add up to their person, and people to the total, in the list and in the chart', () => {
  const groups = fc.array(fc.array(fc.bigInt(1n, 10n ** 10n).map(usdt), { minLength: 1, maxLength: 5 }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(groups, (exact) => {
      const shown = toShownTeamIncome({
        ...aTeamIncome(),
        total: toDecimal(sum(exact.flat(), CURRENCY)),
        list: exact.map((lines, index) => ({
          ...aGroup!,
          personId: String(index),
          amount: toDecimal(sum(lines, CURRENCY)),
          lines: lines.map((amount) => ({ ...aLine!, amount: toDecimal(amount) })),
        })),
      });
      expect(added(shown.list.map(({ amount }) => amount))).toEqual(moneyOf(shown.total));
      for (const { amount, lines } of shown.list)
        expect(added(lines.map((line) => line.amount))).toEqual(moneyOf(amount));
      const bars = toPersonBars(shown, texts).map(({ text }) =>
        unwrap(parseMoney(text.replaceAll(',', ''), CURRENCY)),
      );
      expect(sum(bars, CURRENCY)).toEqual(moneyOf(shown.total));
    }),
  );
});

test('whole cents stay as they are', () => {
  expect(toShownTeamIncome(aTeamIncome())).toEqual(aTeamIncome());
  expect(toShownTeamIncome(aTeamIncomeByDay())).toEqual(aTeamIncomeByDay());
});

import { aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import type { Verdict } from '@paydirt/ui/verdicts';

import { toHeld, toMoneyFlows } from './money-flows.ts';
import { toVerdicts } from './money-verdicts.ts';
import { toShownReport } from './shown-report.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const verdictsOf = (report: ReturnType<typeof aMoneyReport>) =>
  Object.values(toVerdicts(report, toShownReport(report), texts)).flatMap((some) =>
    some.map(({ mark, figure }: Verdict) => [mark, figure]),
  );
const base = aMoneyReport();
const withBudget = (balance: string) =>
  base.accounts.map((row) => (row.account === 'promotion_budget' ? { ...row, balance } : row));

test('shows three figures with a verdict each, bad for a short month', () => {
  expect(verdictsOf(base)).toEqual([
    ['bad', '82.3%'],
    ['good', '4,212.00'],
    ['good', '19,600.00'],
  ]);
});

test('separates flows of a period from amounts held at one time', () => {
  const { ofDays, held } = toVerdicts(base, toShownReport(base), texts);
  expect([ofDays, held].map((some) => some.map(({ id }) => id))).toEqual([
    ['income'],
    ['budget', 'deposits'],
  ]);
  const flows = toMoneyFlows(base, texts).map(({ source, left }) => [source, left]);
  expect(flows).toEqual([
    ['revenue', undefined],
    ['promotion', undefined],
  ]);
  expect(toHeld(base, texts).map(({ source }) => source)).toEqual(['promotion', 'deposits']);
});

test('is good when everything was paid, and open when nothing was owed', () => {
  expect(verdictsOf(aMoneyReport({ sums: { ...base.sums, coveragePermille: 1000 } }))[0]).toEqual([
    'good',
    '100%',
  ]);
  expect(verdictsOf(aMoneyReport({ sums: { ...base.sums, coveragePermille: null } }))[0]).toEqual([
    'open',
    '–',
  ]);
});

test('is bad for an empty budget', () => {
  expect(verdictsOf(aMoneyReport({ accounts: withBudget('0.00') }))[1]?.[0]).toBe('bad');
});

test('is bad when less than a cent is missing', () => {
  const deposits = { ...base.deposits, custody: '19599.999999' };
  expect(verdictsOf(aMoneyReport({ deposits }))[2]?.[0]).toBe('bad');
});

test('explains a shortfall despite sufficient earnings, and only then', () => {
  const verdictOn = (sums: Partial<typeof base.sums>) => {
    const report = aMoneyReport({ sums: { ...base.sums, ...sums } });
    return toVerdicts(report, toShownReport(report), texts).ofDays[0]?.text ?? '';
  };
  const why = texts.t('money.income.surplus');
  expect(verdictOn({ earned: '3700.00' })).toContain(why);
  expect(verdictOn({ earned: base.sums.paid })).not.toContain(why);
  expect(verdictOn({ earned: '3700.00', paid: base.sums.owed, coveragePermille: 1000 })).not.toContain(why);
});

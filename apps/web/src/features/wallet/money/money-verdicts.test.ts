import { aMoneyReport } from '@paydirt/contract/fixtures/money';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { toVerdicts } from './money-verdicts.ts';
import { toShownReport } from './shown-report.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const verdictsOf = (report: ReturnType<typeof aMoneyReport>) =>
  toVerdicts(report, toShownReport(report), texts).map(({ mark, figure }) => [mark, figure]);
const base = aMoneyReport();
const withBudget = (balance: string) =>
  base.accounts.map((row) => (row.account === 'promotion_budget' ? { ...row, balance } : row));

test('three figures with what they mean: a short month is said to be one', () => {
  expect(verdictsOf(base)).toEqual([
    ['bad', '82.3%'],
    ['good', '4,212.00'],
    ['good', '19,600.00'],
  ]);
});

test('all of it paid is good, nothing owed is neither', () => {
  expect(verdictsOf(aMoneyReport({ sums: { ...base.sums, coveragePermille: 1000 } }))[0]).toEqual([
    'good',
    '100%',
  ]);
  expect(verdictsOf(aMoneyReport({ sums: { ...base.sums, coveragePermille: null } }))[0]).toEqual([
    'open',
    '–',
  ]);
});

test('a budget that is spent is said to be', () => {
  expect(verdictsOf(aMoneyReport({ accounts: withBudget('0.00') }))[1]?.[0]).toBe('bad');
});

test('less than a cent that is missing is not whole', () => {
  const deposits = { ...base.deposits, custody: '19599.999999' };
  expect(verdictsOf(aMoneyReport({ deposits }))[2]?.[0]).toBe('bad');
});

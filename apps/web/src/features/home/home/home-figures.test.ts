import { anIncomeSummary } from '@paydirt/contract/wallet/income.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { hasIncome, nextStep, toHomeFigures } from './home-figures.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const nothing = anIncomeSummary({
  receivable: '0.00',
  receivableCount: 0,
  arriving: '0.00',
  receivedToday: '0.00',
  machines: 0,
  byDay: [],
});

test('what machines bring today is three figures', () => {
  expect(toHomeFigures(anIncomeSummary(), texts).map(({ value }) => value)).toEqual(['9.40', '9.40', '3']);
});

test('the steps follow the money, the machine and its first day, and then go', () => {
  expect(nextStep(nothing, '0.00')).toBe('money');
  expect(nextStep(nothing, '50.00')).toBe('lease');
  expect(nextStep({ ...nothing, machines: 1 }, '0.00')).toBe('day');
  expect(nextStep(anIncomeSummary(), '0.00')).toBeNull();
});

test('a day on which a machine stood still was a day all the same (H13)', () => {
  const stood = { day: '2026-11-20', scheduled: '3.40', accrued: '0.00', received: '0.00' };
  expect(nextStep({ ...nothing, machines: 1, byDay: [stood] }, '0.00')).toBeNull();
});

test('income is spoken of where there is some', () => {
  expect(hasIncome(nothing)).toBe(false);
  expect(hasIncome({ ...nothing, receivable: '0.90' })).toBe(true);
  expect(hasIncome({ ...nothing, arriving: '0.90' })).toBe(true);
});

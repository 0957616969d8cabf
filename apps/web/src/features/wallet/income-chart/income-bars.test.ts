import { anIncomePattern } from '@paydirt/contract/fixtures/goods';
import { anIncomeSummary } from '@paydirt/contract/fixtures/wallet';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { toPatternBars, toSummaryBars } from './income-bars.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};

test('every finished day has its bar, the one that stood still too (H13)', () => {
  const { bars } = toPatternBars(anIncomePattern(), texts);
  expect(bars).toHaveLength(14);
  expect(bars[6]).toEqual({
    label: '13.11.2026',
    text: '0.00',
    note: texts.t('income.standstill'),
    value: 0,
  });
});

test('a short day says the share that was paid, a full one says nothing', () => {
  const { bars } = toPatternBars(anIncomePattern(), texts);
  expect(bars[3]).toMatchObject({
    text: '2.44',
    note: texts.t('products.chart.paidShare', { share: '72%' }),
  });
  expect(bars[0]?.note).toBeUndefined();
});

test('heights keep the proportions of the amounts, and none leaves the chart', () => {
  const { bars, guide } = toPatternBars(anIncomePattern(), texts);
  const heights = bars.map(({ value }) => value);
  expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  // 4.182 is the highest, 3.40 is scheduled.
  expect((guide?.value ?? 0) / Math.max(...heights)).toBeCloseTo(3.4 / 4.182, 3);
});

test('income by day is measured against what was scheduled for that day', () => {
  const { bars, guide } = toSummaryBars(anIncomeSummary(), texts);
  expect(bars[2]).toMatchObject({
    label: '09.11.2026',
    text: '9.02',
    note: texts.t('income.ofSchedule', { share: '95.9%' }),
  });
  expect(bars[7]).toMatchObject({ text: '0.00', note: texts.t('income.standstill'), value: 0 });
  expect(guide?.label).toBe('Scheduled, 9.40 today');
});

test('without a lease today there is no level to compare with', () => {
  expect(toSummaryBars(anIncomeSummary({ scheduledToday: '0.00' }), texts).guide).toBeUndefined();
});

test('a history of nothing but zeros has bars of no height', () => {
  const byDay = [{ day: '2026-11-20', scheduled: '3.40', accrued: '0.00', received: '0.00' }];
  expect(toSummaryBars({ byDay, scheduledToday: '0.00' }, texts).bars[0]?.value).toBe(0);
});

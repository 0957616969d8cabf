import { anIncomePattern, anIncomeSummary } from '@paydirt/contract/wallet/income.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { toPatternBars, toSummaryBars } from './income-bars.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};

test('every finished day has a bar, even one without output (H13)', () => {
  const { bars } = toPatternBars(anIncomePattern(), texts);
  expect(bars).toHaveLength(14);
  expect(bars[6]).toEqual({
    label: '13.11.2026',
    text: '0.00',
    note: texts.t('income.standstill'),
    value: 0,
  });
});

test('each day shows what all machines earned, and what each lease was paid', () => {
  const [day] = anIncomePattern().days;
  const noteOf = (changes: Partial<NonNullable<typeof day>>) => {
    if (!day) throw new Error('the pattern has no day');
    return toPatternBars(anIncomePattern({ days: [{ ...day, ...changes }] }), texts).bars[0]?.note;
  };
  const { t } = texts;
  const four = { leases: 4, scheduled: '5.00', paid: '5.00', paidEach: '1.25', coveragePermille: 1000 };
  const paid = '4\u00a0×\u00a01.25';
  expect(noteOf({ ...four, earned: '3.88' })).toBe(
    t('income.pattern.paidFromSaved', { earned: '3.88', paid }),
  );
  expect(noteOf({ ...four, earned: '5.20' })).toBe(
    t('income.pattern.paidAndSaved', { earned: '5.20', paid }),
  );
  expect(noteOf({ ...four, earned: '5.00' })).toBe(t('income.pattern.paid', { earned: '5.00', paid }));
  expect(noteOf({ ...four, earned: '0.00' })).toBe(t('income.pattern.idlePaid', { paid }));
  const short = { ...four, earned: '3.88', paid: '3.88', paidEach: '0.97', coveragePermille: 776 };
  expect(noteOf(short)).toBe(
    t('income.pattern.paidShare', { earned: '3.88', paid: '4\u00a0×\u00a00.97', share: '77.6%' }),
  );
  const several = { ...four, earned: '3.88', paidEach: null };
  expect(noteOf(several)).toBe(t('income.pattern.paidFromSaved', { earned: '3.88', paid: '5.00' }));
  expect(noteOf({ leases: 0, earned: '0.00' })).toBe(t('income.pattern.nobody'));
});

test('heights are proportional to the amounts, and stay within the chart', () => {
  const { bars, guide } = toPatternBars(anIncomePattern(), texts);
  const heights = bars.map(({ value }) => value);
  expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  // 4.18 is the highest, 3.40 is scheduled.
  expect((guide?.value ?? 0) / Math.max(...heights)).toBeCloseTo(3.4 / 4.18, 3);
});

test('income of a day is compared with the schedule of that day', () => {
  const { bars, guide } = toSummaryBars(anIncomeSummary(), texts);
  expect(bars[2]).toMatchObject({
    label: '09.11.2026',
    text: '9.02',
    note: texts.t('income.ofSchedule', { share: '96%' }),
  });
  expect(bars[7]).toMatchObject({ text: '0.00', note: texts.t('income.standstill'), value: 0 });
  expect(guide?.label).toBe('Scheduled, 9.40 today');
});

test('without a lease today there is no guide line', () => {
  expect(toSummaryBars(anIncomeSummary({ scheduledToday: '0.00' }), texts).guide).toBeUndefined();
});

test('a history of zeros has bars without height', () => {
  const byDay = [{ day: '2026-11-20', scheduled: '3.40', accrued: '0.00', received: '0.00' }];
  expect(toSummaryBars({ byDay, scheduledToday: '0.00' }, texts).bars[0]?.value).toBe(0);
});

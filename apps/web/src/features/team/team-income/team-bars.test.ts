import { aTeamIncome, aTeamIncomeByDay } from '@paydirt/contract/community/team.examples';
import { parseIsoDay, unwrap } from '@paydirt/domain';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { chartSpan, toDayBars, toPersonBars } from './team-bars.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const day = (iso: string) => unwrap(parseIsoDay(iso));

test('each person has a bar, and level gifts share one', () => {
  expect(toPersonBars(aTeamIncome(), texts).map(({ label, text }) => [label, text])).toEqual([
    ['Jonas', '2.00'],
    ['Asha', '2.00'],
    ['Level rewards', '1.00'],
  ]);
});

test('a day without income keeps its place', () => {
  const bars = toDayBars(aTeamIncomeByDay(), { from: day('2026-11-17'), to: day('2026-11-19') }, texts);
  expect(bars.map(({ label, text }) => [label, text])).toEqual([
    ['17.11.2026', '0.00'],
    ['18.11.2026', '4.00'],
    ['19.11.2026', '0.00'],
  ]);
  expect(bars.map(({ value }) => value > 0)).toEqual([false, true, false]);
});

test('a long period is shown by weeks without losing anything', () => {
  const bars = toDayBars(aTeamIncomeByDay(), { from: day('2026-09-01'), to: day('2026-11-21') }, texts);
  expect(bars.filter(({ text }) => text !== '0.00').map(({ label, text }) => [label, text])).toEqual([
    ['09.11.2026 – 15.11.2026', '1.00'],
    ['16.11.2026 – 21.11.2026', '4.00'],
  ]);
});

test('the whole history starts with the first day that has income', () => {
  const today = day('2026-11-21');
  expect(chartSpan(aTeamIncomeByDay(), {}, today)).toEqual({ from: day('2026-11-09'), to: today });
  expect(chartSpan({ list: [] }, {}, today)).toEqual({ from: today, to: today });
});

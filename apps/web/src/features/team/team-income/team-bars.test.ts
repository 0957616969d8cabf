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

test('each person has a bar, and the gifts of levels have one together', () => {
  expect(toPersonBars(aTeamIncome(), texts).map(({ label, text }) => [label, text])).toEqual([
    ['Jonas', '2.00'],
    ['Asha', '2.00'],
    ['Level rewards', '1.00'],
  ]);
});

test('a day that brought nothing keeps its place', () => {
  const bars = toDayBars(aTeamIncomeByDay(), { from: day('2026-11-17'), to: day('2026-11-19') }, texts);
  expect(bars.map(({ label, text }) => [label, text])).toEqual([
    ['17.11.2026', '0.00'],
    ['18.11.2026', '4.00'],
    ['19.11.2026', '0.00'],
  ]);
  expect(bars.map(({ value }) => value > 0)).toEqual([false, true, false]);
});

test('a long time is shown by weeks, and nothing of it is lost', () => {
  const bars = toDayBars(aTeamIncomeByDay(), { from: day('2026-09-01'), to: day('2026-11-21') }, texts);
  expect(bars.filter(({ text }) => text !== '0.00').map(({ label, text }) => [label, text])).toEqual([
    ['09.11.2026 – 15.11.2026', '1.00'],
    ['16.11.2026 – 21.11.2026', '4.00'],
  ]);
});

test('all there is begins with the first day that brought something', () => {
  const today = day('2026-11-21');
  expect(chartSpan(aTeamIncomeByDay(), {}, today)).toEqual({ from: day('2026-11-09'), to: today });
  expect(chartSpan({ list: [] }, {}, today)).toEqual({ from: today, to: today });
});

import type { IncomePattern, IncomeSummary } from '@paydirt/contract/wallet/income';
import { compare, CURRENCY, isZero, type Money, permilleOf, subtract, zero } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { Bar, BarChartProps } from '@paydirt/ui/bar-chart';

import { heightOf, highest } from '../../../platform/data/shares.ts';
import { moneyOf, startOf } from '../../../platform/data/wire.ts';

/** Bars with the level of the scheduled income. */
export type IncomeBars = Pick<BarChartProps, 'bars' | 'guide'>;

export interface IncomeBarTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

/** Describe what all machines of the kind earned on a day, and how much of it their leases were paid (H6). */
function sharedOut(day: IncomePattern['days'][number], { t, format }: IncomeBarTexts): string {
  if (day.leases === 0) return t('income.pattern.nobody');
  const figure = (amount: Money) => format.figure(amount, 'balance');
  const [earned, paidOut] = [moneyOf(day.earned), moneyOf(day.paid)];
  if (isZero(earned) && isZero(paidOut)) return t('income.standstill');
  const paid =
    day.paidEach === null
      ? figure(paidOut)
      : `${format.number(day.leases)}\u00a0×\u00a0${figure(moneyOf(day.paidEach))}`;
  if (isZero(earned)) return t('income.pattern.idlePaid', { paid });
  const both = { earned: figure(earned), paid };
  if (day.coveragePermille !== null && day.coveragePermille < 1000)
    return t('income.pattern.paidShare', { ...both, share: format.percent(day.coveragePermille) });
  const order = compare(paidOut, earned);
  if (order === 0) return t('income.pattern.paid', both);
  return t(order > 0 ? 'income.pattern.paidFromSaved' : 'income.pattern.paidAndSaved', both);
}

/** Turn one machine's earnings per day into bars; a day without income keeps its place (H13). */
export function toPatternBars(
  { days, dailyIncome }: IncomePattern,
  { t, format }: IncomeBarTexts,
): IncomeBars {
  const scheduled = moneyOf(dailyIncome);
  const earned = days.map((day) => moneyOf(day.unitRevenue));
  const top = highest([scheduled, ...earned]);
  const bars = days.map((day, index): Bar => {
    const amount = earned[index] ?? zero(CURRENCY);
    return {
      label: format.day(startOf(day.day)),
      text: format.figure(amount, 'balance'),
      note: sharedOut(day, { t, format }),
      value: heightOf(amount, top),
    };
  });
  const label = t('income.pattern.scheduled', { amount: format.figure(scheduled, 'balance') });
  return { bars, guide: { value: heightOf(scheduled, top), label } };
}

/** Turn the income of each day into bars, with its scheduled income. */
export function toSummaryBars(
  { byDay, scheduledToday }: Pick<IncomeSummary, 'byDay' | 'scheduledToday'>,
  { t, format }: IncomeBarTexts,
): IncomeBars {
  const today = moneyOf(scheduledToday);
  const rows = byDay.map((row) => ({ ...row, counted: moneyOf(row.accrued), owed: moneyOf(row.scheduled) }));
  const top = highest([today, ...rows.map(({ counted }) => counted)]);
  const bars = rows.map(({ day, counted, owed }): Bar => {
    const short = compare(subtract(owed, counted), zero(CURRENCY)) > 0;
    return {
      label: format.day(startOf(day)),
      text: format.figure(counted, 'balance'),
      note: isZero(counted)
        ? t('income.standstill')
        : short
          ? t('income.ofSchedule', { share: format.percent(permilleOf(counted, owed)) })
          : undefined,
      value: heightOf(counted, top),
    };
  });
  if (isZero(today)) return { bars };
  const label = t('income.chart.scheduled', { amount: format.figure(today, 'balance') });
  return { bars, guide: { value: heightOf(today, top), label } };
}

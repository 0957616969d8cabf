import type { IncomePattern } from '@paydirt/contract/wallet/income';
import { compare, YIELD_RULE } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';

import { moneyOf, startOf } from '../../../platform/data/wire.ts';

type Day = IncomePattern['days'][number];

export interface PatternTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

/**
 * The day that explains most: the last one that was paid pro rata, else the last one. Never a day
 * picked for being good.
 */
export function exampleDay({ days }: Pick<IncomePattern, 'days'>): Day | null {
  const short = days.findLast(({ coveragePermille }) => coveragePermille !== null && coveragePermille < 1000);
  return short ?? days.at(-1) ?? null;
}

/** Describe the day of the example, in two sentences; nothing where no day is over. */
export function exampleText(pattern: IncomePattern, { t, format }: PatternTexts): readonly string[] {
  const day = exampleDay(pattern);
  if (day === null) return [];
  const earned = moneyOf(day.unitRevenue);
  const happened = t('products.pattern.exampleText', {
    day: format.day(startOf(day.day)),
    scheduled: format.money(moneyOf(pattern.dailyIncome), 'balance'),
    earned: format.money(earned, 'balance'),
  });
  if (day.coveragePermille === null) return [happened, t('products.pattern.exampleNobody')];
  if (day.coveragePermille === 0) return [happened, t('products.pattern.exampleNone')];
  if (day.coveragePermille < 1000) {
    return [happened, t('products.pattern.exampleShort', { share: format.percent(day.coveragePermille) })];
  }
  const fromReserve = compare(earned, moneyOf(pattern.dailyIncome)) < 0;
  return [happened, fromReserve ? t('products.pattern.exampleReserve') : t('products.pattern.exampleFull')];
}

const FULL_FROM_PERMILLE = YIELD_RULE.find(({ kind }) => kind === 'full')?.fromPermille ?? 1000;

/** Name a band of the published rule. */
export function bandName({ from, to }: IncomePattern['rule'][number], { t }: PatternTexts): string {
  if (to === 0) return t('products.pattern.standstill');
  return from >= FULL_FROM_PERMILLE ? t('products.pattern.full') : t('products.pattern.short');
}

/** Describe a machine's earnings on the days of a band. */
export function bandEarns({ from, to }: IncomePattern['rule'][number], { t, format }: PatternTexts): string {
  if (from === to) return t('income.ofSchedule', { share: format.percent(to) });
  return t('products.pattern.ofScheduleRange', { from: format.percent(from), to: format.percent(to) });
}

import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { add, compare, isPositive, type Money } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { Bar, BarChartProps } from '@paydirt/ui/bar-chart';
import type { MoneyFlowItem } from '@paydirt/ui/money-flow';

import { keptAndSaved } from '../../../platform/data/kept-and-saved.ts';
import { heightOf, highest, HIGHEST_BAR, shareOf } from '../../../platform/data/shares.ts';
import { moneyOf, startOf } from '../../../platform/data/wire.ts';

/** Translations and formatters that the texts and figures are made with. */
export interface MoneyTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

function thicknessOf(amount: Money, top: Money): number {
  return isPositive(amount) ? shareOf(amount.minor, top.minor) : 0;
}

/** Ends of flows on one scale: the largest amount is as thick as can be. */
function endsOf(amounts: readonly Money[], format: Formatters) {
  const top = highest(amounts);
  return (label: string, amount: Money) => ({
    label,
    amount: format.moneyParts(amount, 'balance'),
    share: thicknessOf(amount, top),
  });
}

/**
 * Tell whether machines earned more than was paid although more was owed: what one has left over cannot pay another's
 * short day (H6).
 */
export function earnedTooMuch({ earned, owed, paid }: MoneyReport['sums']): boolean {
  return compare(moneyOf(earned), moneyOf(paid)) > 0 && compare(moneyOf(paid), moneyOf(owed)) < 0;
}

/** Explain why machines paid more or less than they earned, where they did: earned + saved = paid + kept (H7). */
export function toSavings(
  { products }: Pick<MoneyReport, 'products'>,
  { t }: Pick<MoneyTexts, 't'>,
): { readonly label: string; readonly amount: Money }[] {
  const { kept, saved } = keptAndSaved(products);
  return [
    { label: t('dayPassed.savedAll'), amount: saved },
    { label: t('dayPassed.keptAll'), amount: kept },
  ].filter(({ amount }) => isPositive(amount));
}

/** Compute the flows of the period: the two sources that pay members, which never mix (H6). */
export function toMoneyFlows(
  { sums, products }: Pick<MoneyReport, 'sums' | 'products'>,
  { t, format }: MoneyTexts,
): MoneyFlowItem[] {
  const [earned, paid, spent] = [sums.earned, sums.paid, sums.spent].map(moneyOf) as [Money, Money, Money];
  const end = endsOf([earned, paid, spent], format);
  return [
    {
      source: 'revenue',
      from: end(t('money.flow.revenue'), earned),
      to: end(t('money.flow.income'), paid),
      differences: toSavings({ products }, { t }).map(({ label, amount }) => ({
        label,
        amount: format.moneyParts(amount, 'balance'),
      })),
    },
    {
      source: 'promotion',
      from: end(t('money.flow.budget'), spent),
      to: end(t('money.flow.bonuses'), spent),
    },
  ];
}

/** Compute the balances at one moment: the rest of the budget since its beginning, and the deposits (H7). */
export function toHeld(report: MoneyReport, { t, format }: MoneyTexts): MoneyFlowItem[] {
  const { ever, deposits } = report;
  const [spent, total, custody, left] = [
    ever.spent,
    deposits.total,
    deposits.custody,
    budgetLeft(report),
  ].map(moneyOf) as [Money, Money, Money, Money];
  const budget = add(left, spent);
  const end = endsOf([budget, total, custody], format);
  return [
    {
      source: 'promotion',
      from: end(t('money.flow.budget'), budget),
      to: end(t('money.flow.bonuses'), spent),
      // What is left stays in the budget, so it is no outflow.
      left: {
        label: t('money.promotion.left'),
        amount: format.moneyParts(left, 'balance'),
        share: thicknessOf(left, budget),
      },
    },
    {
      source: 'deposits',
      from: end(t('money.flow.deposits'), total),
      to: end(t('money.deposits.custody'), custody),
    },
  ];
}

/** Get what is left of the promotion budget by the ledger. */
export function budgetLeft({ accounts }: Pick<MoneyReport, 'accounts'>): string {
  return accounts.find(({ account }) => account === 'promotion_budget')?.balance ?? '0.00';
}

/** Days on which income was owed: those that are not over have none yet. */
export function owedDays({ days }: Pick<MoneyReport, 'days'>): MoneyReport['days'] {
  const first = days.findIndex(({ coveragePermille }) => coveragePermille !== null);
  const last = days.findLastIndex(({ coveragePermille }) => coveragePermille !== null);
  return first === -1 ? [] : days.slice(first, last + 1);
}

/** Turn the paid share of the owed income of each day into bars; a day of nothing keeps its place (H13). */
export function toCoverageBars(
  report: MoneyReport,
  { t, format }: MoneyTexts,
): Pick<BarChartProps, 'bars' | 'guide'> {
  const bars = owedDays(report).map(({ day, coveragePermille, paid, owed }): Bar => {
    const label = format.day(startOf(day));
    if (coveragePermille === null)
      return { label, text: '–', note: t('money.income.noneOwed'), value: 0, ordinary: true };
    const amounts = t('money.income.paidOf', {
      paid: format.figure(moneyOf(paid), 'balance'),
      owed: format.figure(moneyOf(owed), 'balance'),
    });
    return {
      label,
      text: format.percent(coveragePermille),
      note: coveragePermille === 0 ? t('money.income.standstill') : amounts,
      // The highest bar ends a little below the top, so that it does not touch the text above.
      value: (coveragePermille / 1000) * HIGHEST_BAR,
    };
  });
  return { bars, guide: { value: HIGHEST_BAR, label: t('money.income.full') } };
}

/** Turn one amount of each day into bars, the highest a little below the top. */
export function toAmountBars(
  { days }: Pick<MoneyReport, 'days'>,
  read: (day: MoneyReport['days'][number]) => { readonly amount: string; readonly note?: string },
  format: Formatters,
): Bar[] {
  const amounts = days.map((day) => ({ ...read(day), day: day.day, money: moneyOf(read(day).amount) }));
  const top = highest(amounts.map(({ money }) => money));
  return amounts.map(({ day, money, note }) => ({
    label: format.day(startOf(day)),
    text: format.figure(money, 'balance'),
    note,
    value: isPositive(money) ? heightOf(money, top) : 0,
    // A day without an amount is ordinary: none was due.
    ordinary: true,
  }));
}

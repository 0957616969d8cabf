import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { isPositive } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { Figure } from '@paydirt/ui/figure-grid';

import { moneyOf } from '../../../platform/data/wire.ts';

/** Format today's income of the member's machines. */
export function toHomeFigures(
  income: IncomeSummary,
  { t, format }: { readonly t: Translate; readonly format: Formatters },
): Figure[] {
  return [
    { label: t('home.scheduledToday'), value: format.figure(moneyOf(income.scheduledToday), 'balance') },
    {
      label: t('income.arrivedToday'),
      value: format.figure(moneyOf(income.receivedToday), 'balance'),
      tone: 'income',
    },
    { label: t('home.machines'), value: format.number(income.machines) },
  ];
}

/** The three steps of who begins, in their order. */
export const FIRST_STEPS = ['money', 'lease', 'day'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/**
 * Get the next of the first three steps: play money, a machine, a day of its income. Null once a machine earned
 * something, as far back as the summary goes.
 */
export function nextStep(income: IncomeSummary, available: string): FirstStep | null {
  if (
    income.byDay.some(
      ({ scheduled, accrued }) => isPositive(moneyOf(scheduled)) || isPositive(moneyOf(accrued)),
    )
  )
    return null;
  if (income.machines > 0) return 'day';
  return isPositive(moneyOf(available)) ? 'lease' : 'money';
}

/** Tell if there is income to show: some is receivable, on its way or was received today. */
export function hasIncome({ receivable, arriving, receivedToday }: IncomeSummary): boolean {
  return [receivable, arriving, receivedToday].some((amount) => isPositive(moneyOf(amount)));
}

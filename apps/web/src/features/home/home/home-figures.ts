import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import type { HistoryDay } from '@paydirt/contract/wallet/statement';
import { CURRENCY, isPositive, type Money, negate, sum } from '@paydirt/domain';

import { heightOf, highest } from '../../../platform/data/shares.ts';
import { moneyOf } from '../../../platform/data/wire.ts';

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

/**
 * Turn the income of each day into the points of a chart: a day without income lies on its base (H13), and the
 * highest scheduled amount is its top.
 */
export function incomeLine({ byDay }: IncomeSummary): number[] {
  const top = highest(byDay.flatMap(({ scheduled, accrued }) => [moneyOf(scheduled), moneyOf(accrued)]));
  return byDay.map(({ accrued }) => heightOf(moneyOf(accrued), top));
}

/**
 * Sum up what was added to the available balance over some days, and what was taken from it; null where a day lacks
 * data.
 */
export function cameAndWent(
  days: readonly HistoryDay[],
): { readonly came: Money; readonly went: Money } | null {
  const moved = days.flatMap((day) => day.moved ?? []);
  if (moved.length < days.length) return null;
  return {
    came: sum(
      moved.map(({ moneyIn }) => moneyOf(moneyIn)),
      CURRENCY,
    ),
    went: negate(
      sum(
        moved.map(({ moneyOut }) => moneyOf(moneyOut)),
        CURRENCY,
      ),
    ),
  };
}

import type { AccountHistory, HistoryDay } from '@paydirt/contract/wallet/statement';
import { isZero, type Money, subtract } from '@paydirt/domain';

import { shareOf } from '../../../platform/data/shares.ts';
import { shownAlone, shownTogether } from '../../../platform/data/shown.ts';
import { moneyOf } from '../../../platform/data/wire.ts';

/** Parts of a day's change, in the order in which they are stacked from the axis outwards. */
export const SHARES = [
  'machineRevenue',
  'promotionBudget',
  'refund',
  'deposited',
  'spent',
  'withdrawn',
] as const satisfies readonly (keyof HistoryDay)[];

/** One share of a day. */
export type ShareName = (typeof SHARES)[number];

/** A piece of a day's bar, in shares of the chart's height; 0 is its top. */
export interface Piece {
  readonly share: ShareName;
  readonly top: number;
  readonly height: number;
}

/** A day's bar, and its figures. */
export interface HistoryBar {
  readonly day: string;
  readonly pieces: readonly Piece[];
  /** The shares that are not zero. */
  readonly amounts: readonly { readonly share: ShareName; readonly amount: Money }[];
  readonly total: Money;
}

export interface HistoryBars {
  readonly bars: readonly HistoryBar[];
  /** The position of zero, as a share of the height from the top. */
  readonly zero: number;
  /** Shares that occur at all. */
  readonly shares: readonly ShareName[];
}

const magnitude = (minor: bigint) => (minor < 0n ? -minor : minor);

/** Round days to whole cents, so that the opening balance and the changes add up to the shown closing balance. */
export function toShownHistory({ opening, days }: AccountHistory): AccountHistory {
  const first = shownAlone(opening);
  let before = first;
  return {
    opening: first,
    days: days.map((day) => {
      const total = shownAlone(day.total);
      const parts = shownTogether(
        SHARES.map((share) => day[share]),
        subtract(moneyOf(total), moneyOf(before)),
      );
      before = total;
      const shares = Object.fromEntries(SHARES.map((share, index) => [share, parts[index] ?? day[share]]));
      return { ...day, ...shares, total };
    }),
  };
}

/** Turn days into stacked bars: additions above the line, deductions below it, all on one scale. */
export function toHistoryBars(history: AccountHistory): HistoryBars {
  const { days } = toShownHistory(history);
  const amountsOf = (day: HistoryDay) =>
    SHARES.map((share) => ({ share, amount: moneyOf(day[share]) })).filter(({ amount }) => !isZero(amount));
  const all = days.map((day) => ({ day, amounts: amountsOf(day) }));
  const sumOf = (amounts: readonly { amount: Money }[], up: boolean) =>
    amounts.reduce((sum, { amount }) => (amount.minor > 0n === up ? sum + magnitude(amount.minor) : sum), 0n);
  const most = (up: boolean) =>
    all.reduce((max, { amounts }) => {
      const sum = sumOf(amounts, up);
      return sum > max ? sum : max;
    }, 0n);
  const above = most(true);
  const whole = above + most(false);
  const zero = whole === 0n ? 1 : shareOf(above, whole);
  const bars = all.map(({ day, amounts }): HistoryBar => {
    let top = zero;
    let bottom = zero;
    const pieces = amounts.map(({ share, amount }): Piece => {
      const height = shareOf(magnitude(amount.minor), whole);
      if (amount.minor > 0n) {
        top -= height;
        return { share, top, height };
      }
      bottom += height;
      return { share, top: bottom - height, height };
    });
    return { day: day.day, pieces, amounts, total: moneyOf(day.total) };
  });
  const shares = SHARES.filter((share) =>
    all.some(({ amounts }) => amounts.some((one) => one.share === share)),
  );
  return { bars, zero, shares };
}

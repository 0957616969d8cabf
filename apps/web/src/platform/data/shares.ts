import { compare, CURRENCY, type Money, zero } from '@paydirt/domain';

/** Part of a chart's height that the highest bar takes, so that it does not touch the text above. */
export const HIGHEST_BAR = 0.94;

/** The highest of some amounts. */
export function highest(amounts: readonly Money[]): Money {
  return amounts.reduce((top, amount) => (compare(amount, top) > 0 ? amount : top), zero(CURRENCY));
}

/** Compute the share of one amount in another, both in minor units: exactly enough to draw, and no longer money. */
export function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n) / whole) / 10_000;
}

/** Compute the height of an amount when `top` takes the chart's height, 0 to 1. */
export function heightOf(amount: Money, top: Money): number {
  return shareOf(amount.minor, top.minor) * HIGHEST_BAR;
}

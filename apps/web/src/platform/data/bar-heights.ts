import { compare, CURRENCY, isZero, type Money, zero } from '@paydirt/domain';

/** Part of a chart's height that the highest bar takes, so that it does not touch the text above. */
const HIGHEST = 0.94;

/** The highest of some amounts. */
export function highest(amounts: readonly Money[]): Money {
  return amounts.reduce((top, amount) => (compare(amount, top) > 0 ? amount : top), zero(CURRENCY));
}

/** Compute the height of an amount when `top` takes the chart's height, 0 to 1. A height, no longer money. */
export function heightOf(amount: Money, top: Money): number {
  if (isZero(top)) return 0;
  return (Number((amount.minor * 10_000n) / top.minor) / 10_000) * HIGHEST;
}

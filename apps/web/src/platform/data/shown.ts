import { CURRENCY, type Money, parseMoney, shown, shownParts, toDecimal } from '@paydirt/domain';

import { moneyOf } from './wire.ts';

/** An amount of the wire as it is shown by itself: whole cents. */
export function shownAlone(exact: string): string {
  return toDecimal(shown(moneyOf(exact)));
}

/** An amount that was worked out, or what was told where it is larger than an amount can be (a broken service). */
export function shownWithin(amount: Money | undefined, exact: string): string {
  const decimal = amount === undefined ? exact : toDecimal(amount);
  return parseMoney(decimal, CURRENCY).ok ? decimal : exact;
}

/** Amounts that stand together, in whole cents that add up to the shown `whole`, or to their own sum as it is shown. */
export function shownTogether(exact: readonly string[], whole?: Money): string[] {
  const parts = shownParts(exact.map(moneyOf), whole);
  return exact.map((one, index) => shownWithin(parts[index], one));
}

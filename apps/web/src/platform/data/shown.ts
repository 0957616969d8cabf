import { CURRENCY, type Money, parseMoney, shown, shownParts, toDecimal } from '@paydirt/domain';

import { moneyOf } from './wire.ts';

/** Round a single amount of the wire for display: whole cents. */
export function shownAlone(exact: string): string {
  return toDecimal(shown(moneyOf(exact)));
}

/** Write a computed amount, or the exact one where it is larger than an amount can be (a broken service). */
export function shownWithin(amount: Money | undefined, exact: string): string {
  const decimal = amount === undefined ? exact : toDecimal(amount);
  return parseMoney(decimal, CURRENCY).ok ? decimal : exact;
}

/**
 * Round amounts that are shown together to whole cents that add up to the shown `whole`, or to their own rounded sum.
 */
export function shownTogether(exact: readonly string[], whole?: Money): string[] {
  const parts = shownParts(exact.map(moneyOf), whole);
  return exact.map((one, index) => shownWithin(parts[index], one));
}

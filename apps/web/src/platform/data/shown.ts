import { CURRENCY, type Money, parseMoney, shown, shownParts, toDecimal } from '@paydirt/domain';

import { moneyOf } from './wire.ts';

/** An amount of the wire as it is shown by itself: whole cents. */
export function shownAlone(told: string): string {
  return toDecimal(shown(moneyOf(told)));
}

/** An amount that was worked out, or what was told where it is larger than an amount can be (a broken service). */
export function shownWithin(amount: Money | undefined, told: string): string {
  const decimal = amount === undefined ? told : toDecimal(amount);
  return parseMoney(decimal, CURRENCY).ok ? decimal : told;
}

/** Amounts that stand together, in whole cents that add up to the shown `whole`, or to their own sum as it is shown. */
export function shownTogether(told: readonly string[], whole?: Money): string[] {
  const parts = shownParts(told.map(moneyOf), whole);
  return told.map((one, index) => shownWithin(parts[index], one));
}

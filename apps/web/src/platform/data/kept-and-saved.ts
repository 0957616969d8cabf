import { CURRENCY, max, type Money, subtract, sum, zero } from '@paydirt/domain';

import { moneyOf } from './wire.ts';

/** Sums of a machine over some days: earned, and paid to members. */
interface Revenue {
  readonly earned: string;
  readonly paid: string;
}

const NOTHING = zero(CURRENCY);
const beyond = (more: string, less: string) => max(subtract(moneyOf(more), moneyOf(less)), NOTHING);

/**
 * Add up why machines did not pay exactly their earnings, each on its own, since no machine pays for another (H6):
 * the earnings that they saved for short days, and the savings that they used. All earned + saved = all paid +
 * kept.
 */
export function keptAndSaved(machines: readonly Revenue[]): { readonly kept: Money; readonly saved: Money } {
  return {
    kept: sum(
      machines.map(({ earned, paid }) => beyond(earned, paid)),
      CURRENCY,
    ),
    saved: sum(
      machines.map(({ earned, paid }) => beyond(paid, earned)),
      CURRENCY,
    ),
  };
}

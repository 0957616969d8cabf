import { drawOutcomes, type Money, outcomeSeed } from '@paydirt/domain';

import type { ProductRow } from './product-rows.ts';

/** Products of one day and a little more: each is drawn once, and not for everybody who looks at the list. */
const AT_MOST = 200;
const drawn = new Map<string, Money>();

/**
 * Draw what a lease of a machine comes to in the middle of its runs. The same machine, price and past days have the
 * same runs, which are kept.
 */
export function middleNet(
  { id, price, day_return: dailyIncome, valid_days: validDays }: ProductRow,
  pastShares: readonly number[],
): Money {
  const key = [id, price.minor, dailyIncome.minor, validDays, ...pastShares].join();
  const known = drawn.get(key);
  if (known) return known;
  const { median } = drawOutcomes({ paid: price, dailyIncome, validDays, pastShares, seed: outcomeSeed(id) });
  if (drawn.size >= AT_MOST) drawn.clear();
  drawn.set(key, median);
  return median;
}

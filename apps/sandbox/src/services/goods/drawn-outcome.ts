import { drawOutcomes, type OutcomeInput, outcomeSeed, type RunRange } from '@paydirt/domain';

import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts';

/**
 * Limit of cached outcomes. A machine has one per price and clock day, and so has each lease, so that a list
 * is not computed again for every reader.
 */
const AT_MOST = 2000;
const drawn = new Map<string, RunRange>();

/**
 * Draw the outcome of a lease at its end. The result is cached, because the same machine, price, earnings and
 * past days give the same one. Each drawing takes a millisecond or more, so other requests are handled before
 * it.
 */
export async function drawnOutcome(
  productId: string,
  lease: Omit<OutcomeInput, 'seed'> & { readonly earned: NonNullable<OutcomeInput['earned']> },
): Promise<RunRange> {
  const { paid, earned, dailyIncome, validDays, pastShares } = lease;
  const key = [productId, paid.minor, earned.minor, dailyIncome.minor, validDays, ...pastShares].join();
  const known = drawn.get(key);
  if (known) return known;
  await yieldToEventLoop();
  const range = drawOutcomes({ ...lease, seed: outcomeSeed(productId) });
  if (drawn.size >= AT_MOST) drawn.clear();
  drawn.set(key, range);
  return range;
}

import { drawOutcomes, type OutcomeInput, outcomeSeed, type RunRange } from '@paydirt/domain';

import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts';

/** Machines of one day with their prices, and leases: each is drawn once, and not for everybody who looks at a list. */
const AT_MOST = 2000;
const drawn = new Map<string, RunRange>();

/**
 * Draw what a lease comes to at its end. The same machine, price, earnings and past days have the same runs, which are
 * kept. Others have their turn before each drawing, which takes a millisecond or more.
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

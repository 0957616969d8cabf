import { addMs, CURRENCY, type EpochMs, MINUTE_MS, zero } from '@paydirt/domain';

import { planOperator } from '../past.ts';
import type { PastWorld } from '../past-world.ts';
import { planHero } from './actions.ts';

/**
 * Plan a world with one member and nothing else: no record, no post, no team, and an empty promotion budget.
 */
export function planEmpty(world: PastWorld, now: EpochMs): void {
  planOperator(world, { daysAgo: 1, budget: zero(CURRENCY) });
  planHero(world, 'selin', addMs(now, -MINUTE_MS));
}

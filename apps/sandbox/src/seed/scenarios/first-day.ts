import { addMs, type EpochMs, HOUR_MS, MINUTE_MS } from '@paydirt/domain';

import { planPost } from '../community.ts';
import { POSTS } from '../community-posts.ts';
import { planOperator } from '../past.ts';
import type { PastWorld } from '../past-world.ts';
import type { PersonKey } from '../../people/people.ts';
import { leaseNow, planHero, planNeighbour } from './actions.ts';

/** Earlier members, each with enough money to lease something. */
const NEIGHBOURS = ['mara', 'ananya', 'arjun', 'grace', 'diego', 'kavya', 'tom', 'lucia'] as const;
const DAYS = 3;

const isHere = (who: string) => (NEIGHBOURS as readonly string[]).includes(who);

/**
 * Plan a member who joined an hour ago, invited by Mara, with a day of income to collect and no other
 * activity. Other members joined two days ago.
 */
export function planFirstDay(world: PastWorld, now: EpochMs): void {
  planOperator(world, { daysAgo: DAYS, machines: { 'gold-pan': DAYS, trommel: DAYS, 'sluice-box': DAYS } });
  for (const [n, who] of NEIGHBOURS.entries())
    planNeighbour(world, who, world.at(DAYS - 1, 2, 5 * n), '150.00');
  const leases = [
    ['mara', 'trommel'],
    ['ananya', 'trommel'],
    ['grace', 'sluice-box'],
    ['diego', 'sluice-box'],
    ['kavya', 'gold-pan'],
  ] as const;
  for (const [n, [who, machine]] of leases.entries())
    world.plan(world.at(DAYS - 1, 5, 7 * n), async () => void (await leaseNow(world, who, machine)));
  const theirs = POSTS.filter(
    ({ by, timeless, comments = [] }) =>
      timeless && isHere(by) && comments.every((comment) => isHere(comment.by)),
  );
  for (const [n, post] of theirs.entries()) planPost(world, { ...post, daysAgo: n % 2 === 0 ? 2 : 1 });
  planHero(world, 'jonas', addMs(now, -HOUR_MS + MINUTE_MS), { invitedBy: 'mara' satisfies PersonKey });
}

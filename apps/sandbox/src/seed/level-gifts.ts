import type { MemberLevel } from '@paydirt/domain';

import { receiveRewardOperation } from '../services/exchange/rewards/rewards.ts';
import { must, type PastWorld } from './past-world.ts';
import type { PersonKey } from '../people/people.ts';

/**
 * Gifts of levels that were received, with the day; gifts of levels reached since then are still to be
 * collected.
 */
const RECEIVED: readonly {
  readonly who: PersonKey;
  readonly level: Exclude<MemberLevel, 0>;
  readonly daysAgo: number;
}[] = [{ who: 'ananya', level: 1, daysAgo: 32 }];

/** Plan that a member receives the gift of a level at a time. */
export function planLevelGift(
  world: PastWorld,
  at: ReturnType<PastWorld['at']>,
  { who, level }: { readonly who: PersonKey; readonly level: Exclude<MemberLevel, 0> },
): void {
  world.plan(at, async () => {
    must(await receiveRewardOperation.handle(world.member(who), { kind: 'level', level }));
  });
}

/** Plan that people receive the gifts of their levels. */
export function planLevelGifts(world: PastWorld): void {
  for (const { daysAgo, ...gift } of RECEIVED) planLevelGift(world, world.at(daysAgo, 20, 5), gift);
}

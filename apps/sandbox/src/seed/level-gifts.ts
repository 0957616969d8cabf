import type { MemberLevel } from '@paydirt/domain';

import { receiveRewardOperation } from '../services/exchange/rewards/rewards.ts';
import { must, type PastWorld } from './past-world.ts';
import type { PersonKey } from '../people/people.ts';

/** Gifts of levels that were received, and when; those reached since then are there to be collected. */
const RECEIVED: readonly {
  readonly who: PersonKey;
  readonly level: Exclude<MemberLevel, 0>;
  readonly daysAgo: number;
}[] = [{ who: 'ananya', level: 1, daysAgo: 32 }];

/** Let a member receive the gift of a level at a time. */
export function planLevelGift(
  world: PastWorld,
  at: ReturnType<PastWorld['at']>,
  { who, level }: { readonly who: PersonKey; readonly level: Exclude<MemberLevel, 0> },
): void {
  world.plan(at, async () => {
    must(await receiveRewardOperation.handle(world.member(who), { kind: 'level', level }));
  });
}

/** Let people of the past receive the gifts of their levels. */
export function planLevelGifts(world: PastWorld): void {
  for (const { daysAgo, ...gift } of RECEIVED) planLevelGift(world, world.at(daysAgo, 20, 5), gift);
}

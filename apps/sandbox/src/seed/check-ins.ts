import { checkInOperation } from '../services/user/rewards/check-in.ts';
import { pick } from './chance.ts';
import { must, type PastWorld } from './past-world.ts';
import type { PersonKey } from '../people/people.ts';

/** Members who check in, with their number of days, and the days before now that they missed. */
const CHECKED_IN = [
  { who: 'mara', daysAgo: 34, missed: [31, 28, 27, 21, 14, 13, 5] },
  { who: 'ananya', daysAgo: 9, missed: [] },
] as const satisfies readonly {
  readonly who: PersonKey;
  readonly daysAgo: number;
  readonly missed: readonly number[];
}[];

/** Let a member check in on each day up to yesterday, except on the days that they missed. */
export function planCheckInsOf(
  world: PastWorld,
  who: PersonKey,
  { daysAgo, missed }: { readonly daysAgo: number; readonly missed: readonly number[] },
): void {
  for (let ago = daysAgo; ago > 0; ago -= 1) {
    if (missed.includes(ago)) continue;
    const hour = 7 + pick(world.ports, `checks in:${who}:${ago}`, 4);
    world.plan(world.at(ago, hour, 42), async () => {
      must(await checkInOperation.handle(world.member(who), {}));
    });
  }
}

/**
 * Plan a month of check-ins with gaps, and a week without gaps. Today's check-in is left open for everybody.
 */
export function planCheckIns(world: PastWorld): void {
  for (const { who, ...days } of CHECKED_IN) planCheckInsOf(world, who, days);
}

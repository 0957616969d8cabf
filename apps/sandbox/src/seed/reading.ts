import { markMessagesReadOperation } from '../services/message/messages.ts';
import { pick } from './chance.ts';
import { NOTICE_DAYS_APART } from './content/content-rows.ts';
import { NOTICE_IDS } from './content/seed-texts.ts';
import { must, type PastWorld } from './past-world.ts';
import { PEOPLE, type PersonKey } from '../people/people.ts';

/**
 * Plan that people open notices on the day after each was written; the numbers of readers are counted from
 * that (H3).
 */
export function planReading(world: PastWorld): void {
  for (const [index, id] of NOTICE_IDS.entries()) {
    const daysAgo = index * NOTICE_DAYS_APART - 1;
    if (daysAgo < 1) continue;
    // The share of readers differs between notices.
    const percent = 25 + pick(world.ports, `read:${id}`, 55);
    world.plan(world.at(daysAgo, 9, pick(world.ports, `opens at:${id}`, 60)), async () => {
      for (const who of Object.keys(PEOPLE) as PersonKey[]) {
        if (!world.isHere(who) || pick(world.ports, `reads:${id}:${who}`, 100) >= percent) continue;
        must(await markMessagesReadOperation.handle(world.member(who), { ids: [`notice.${id}`] }));
      }
    });
  }
}

import type { ScenarioName } from '@paydirt/contract/sandbox/scenarios';
import type { EpochMs } from '@paydirt/domain';

import type { PastWorld } from '../past-world.ts';
import { planBadMonth } from './bad-month.ts';
import { planEmpty } from './empty.ts';
import { planEverything } from './everything.ts';
import { planFirstDay } from './first-day.ts';
import { planManyRecords } from './many-records.ts';

/** Plans of each world other than the seed. */
const WORLDS: Readonly<Record<ScenarioName, (world: PastWorld, now: EpochMs) => void>> = {
  'first day': planFirstDay,
  'a month with bad days': planBadMonth,
  'everything owned': planEverything,
  empty: planEmpty,
  'ten thousand records': planManyRecords,
};

/** Plan the past of a scenario. */
export function planScenario(world: PastWorld, name: ScenarioName, now: EpochMs): void {
  WORLDS[name](world, now);
}

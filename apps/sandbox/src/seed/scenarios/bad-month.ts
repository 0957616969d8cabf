import type { ResultOf } from '@paydirt/contract';
import type { topUpDays } from '@paydirt/contract/sandbox/top-up';
import { addDays, dayOf, type EpochMs, machineYield } from '@paydirt/domain';

import { topUpDaysOperation, topUpOperation } from '../../services/sandbox/top-up.ts';
import { planCheckInsOf } from '../check-ins.ts';
import { planOperator } from '../past.ts';
import { must, type PastWorld } from '../past-world.ts';
import { planOpenSubmissions } from '../submissions.ts';
import { MACHINE_IDS, type MachineId, PRODUCTS } from '../products.ts';
import { leaseNow, planHero, receiveNow } from './actions.ts';

/** Number of days for which the member leases. */
const DAYS = 32;
const MACHINES = 3;
/** Share of a day that was paid in full, in permille. */
const OWED_PERMILLE = 1000;

/**
 * Count the days on which a machine could not pay in full, standstills twice; surplus is reserved for later
 * days (H6, H13).
 */
function badnessOf(machine: MachineId, now: EpochMs): number {
  let [badness, kept] = [0, 0];
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const permille = machineYield(machine, addDays(dayOf(now), -ago));
    kept += permille - OWED_PERMILLE;
    if (kept < 0) badness += permille === 0 ? 2 : 1;
    kept = Math.max(0, kept);
  }
  return badness;
}

/** List the machines that can be leased for a month, those with the worst days first. */
function worstMachines(now: EpochMs): MachineId[] {
  return MACHINE_IDS.filter((id) => PRODUCTS[id].validDays > DAYS && !('sale' in PRODUCTS[id]))
    .toSorted((a, b) => badnessOf(b, now) - badnessOf(a, now))
    .slice(0, MACHINES);
}

/**
 * Plan a month on the machines with the worst days: standstills, days that were paid pro rata, and one of
 * these topped up from the promotion budget.
 */
export function planBadMonth(world: PastWorld, now: EpochMs): void {
  const machines = worstMachines(now);
  planOperator(world, {
    daysAgo: DAYS + 1,
    machines: Object.fromEntries(machines.map((machine) => [machine, DAYS + 1])),
  });
  planHero(world, 'mara', world.at(DAYS, 6), { grants: ['2600.00'] });
  world.plan(world.at(DAYS, 9), async () => {
    for (const machine of machines) await leaseNow(world, 'mara', machine);
  });
  for (let ago = DAYS - 2; ago > 1; ago -= 3)
    world.plan(world.at(ago, 18, 20), () => receiveNow(world, 'mara'));
  planCheckInsOf(world, 'mara', { daysAgo: DAYS - 1, missed: [29, 24, 23, 16, 9, 8, 3] });
  planOpenSubmissions(world, 'mara');
  world.plan(world.at(1, 15), () => topUpOldest(world));
}

/** Top up the oldest short day that is still listed, so that the world has a record of it. */
async function topUpOldest(world: PastWorld): Promise<void> {
  const days = must(await topUpDaysOperation.handle(world.visitor(), {})) as ResultOf<typeof topUpDays>;
  const oldest = days.at(-1);
  if (oldest)
    must(await topUpOperation.handle(world.visitor(), { productId: oldest.productId, day: oldest.day }));
}

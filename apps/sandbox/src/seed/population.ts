import { addMs, DAY_MS, type EpochMs, MINUTE_MS } from '@paydirt/domain';

import type { Ports } from '../operation/operation.ts';
import { pick } from './chance.ts';
import { MACHINE_IDS, type MachineId, PRODUCTS } from './products.ts';

/** Size of a world. */
export interface PopulationSize {
  readonly members: number;
  readonly leases: number;
  /** Number of clock days of its past. */
  readonly days: number;
  /** Seed; the same size and seed give the same plan. */
  readonly seed: number;
}

/** Lease of a machine by a member. */
export interface PlannedLease {
  readonly member: number;
  readonly machine: MachineId;
  readonly at: EpochMs;
}

/** Person who joins, with the total that the test faucet grants for their leases, in whole USDT. */
export interface PlannedMember {
  readonly member: number;
  readonly at: EpochMs;
  readonly invitedBy: number | null;
  readonly grant: number;
}

/** Past of a population; each list is ordered by time. */
export interface Population {
  readonly opening: EpochMs;
  readonly end: EpochMs;
  readonly members: readonly PlannedMember[];
  readonly leases: readonly PlannedLease[];
  readonly receives: readonly { readonly member: number; readonly at: EpochMs }[];
  /** Number of units of each machine that the past needs. */
  readonly units: ReadonlyMap<MachineId, number>;
}

/**
 * Number of a hundred leases by machine: the cheaper, the more. Machines that are not on sale yet are left
 * out.
 */
const SHARES: readonly (readonly [MachineId, number])[] = [
  ['gold-pan', 40],
  ['rocker-box', 18],
  ['sluice-box', 14],
  ['long-tom', 10],
  ['trommel', 8],
  ['jig', 4],
  ['shaker-table', 3],
  ['stamp-mill', 2],
  ['ball-mill', 1],
];
/** Days between two times at which a member receives their income. */
const RECEIVES_EVERY_DAYS = 30;
/** Number of a hundred members who were invited. */
const INVITED = 30;
/** Amount that a member has besides their leases, in whole USDT. */
const SPARE = 20;

function machineOf(hundredth: number): MachineId {
  let rest = hundredth;
  for (const [machine, share] of SHARES) {
    if (rest < share) return machine;
    rest -= share;
  }
  return 'gold-pan';
}

/** Plan the past of a population from the beginning of a day on, by its size and seed alone. */
export function planPopulation(
  ports: Pick<Ports, 'sha256'>,
  { members: memberCount, leases: leaseCount, days, seed }: PopulationSize,
  opening: EpochMs,
): Population {
  const minutes = days * 24 * 60;
  const chance = (name: string, bound: number) => pick(ports, `population:${seed}:${name}`, bound);
  const at = (minute: number) => addMs(opening, minute * MINUTE_MS);

  // Most members join in the first half, and each at least an hour before the end, so that they can lease.
  // They get their grants within the hour.
  const joinsAt = Array.from({ length: memberCount }, (_, member) => {
    const early = Math.min(chance(`joins:${member}`, minutes), chance(`joins again:${member}`, minutes));
    const minute = Math.min(60 + early, minutes - 120);
    return minute - (minute % 60) + (minute % 40);
  }).toSorted((a, b) => a - b);
  const costs = joinsAt.map(() => SPARE);
  const units = new Map<MachineId, number>(MACHINE_IDS.map((machine) => [machine, 0]));
  const leases = Array.from({ length: leaseCount }, (_, lease): PlannedLease => {
    const member = chance(`who:${lease}`, memberCount);
    const machine = machineOf(chance(`what:${lease}`, 100));
    const from = (joinsAt[member] ?? 0) + 60;
    costs[member] = (costs[member] ?? 0) + Number(PRODUCTS[machine].price);
    units.set(machine, (units.get(machine) ?? 0) + 1);
    return { member, machine, at: at(from + chance(`when:${lease}`, minutes - from)) };
  }).toSorted((a, b) => a.at - b.at);

  const receives = joinsAt.flatMap((joined, member) => {
    const first = joined + 60 + chance(`receives:${member}`, RECEIVES_EVERY_DAYS * 24 * 60);
    const every = RECEIVES_EVERY_DAYS * 24 * 60;
    const times = Math.max(0, Math.ceil((minutes - first) / every));
    return Array.from({ length: times }, (_, n) => ({ member, at: at(first + n * every) }));
  });

  return {
    opening,
    end: addMs(opening, days * DAY_MS),
    members: joinsAt.map((minute, member) => ({
      member,
      at: at(minute),
      invitedBy:
        member > 0 && chance(`invited:${member}`, 100) < INVITED ? chance(`by:${member}`, member) : null,
      grant: costs[member] ?? 0,
    })),
    leases,
    receives: receives.toSorted((a, b) => a.at - b.at),
    units,
  };
}

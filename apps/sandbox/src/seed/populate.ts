import {
  addMs,
  clockDay,
  DAY_MS,
  dayOf,
  endOfDay,
  type EpochMs,
  epochMs,
  HOUR_MS,
  MINUTE_MS,
} from '@paydirt/domain';

import type { Database, Sql } from '../database/database.ts';
import { StartFailure } from '../database/failure.ts';
import { refreshStatistics } from '../database/statistics.ts';
import type { Ports } from '../operation/operation.ts';
import { READY_MADE } from '../people/people.ts';
import { scheduleSeal } from '../services/sandbox/seal-day.ts';
import { join } from './join.ts';
import { planGrant, planOperator } from './past.ts';
import { createPastWorld, type PastWorld, runPart } from './past-world.ts';
import { type Population, type PopulationSize, planPopulation } from './population.ts';
import { nameOfMember } from './population-names.ts';
import { amount, PRODUCTS } from './products.ts';
import { leaseNow, planHero, receiveNow } from './scenarios/actions.ts';
import { insertCatalogue, isSeeded, TURN } from './seed.ts';

/** Amount in the budget for the bonuses of each member, in whole USDT. */
const BUDGET_EACH = 20;
/** Capital of the operator, as a multiple of the budget. */
const CAPITAL_TIMES = 4;
/** Limit of one grant of the faucet, in whole USDT. */
const GRANT_AT_MOST = 9000;
/** Stock of a machine, as a multiple of its leases. */
const UNITS_TIMES = 1.05;
/** Work of one day of a lease, relative to that of creating a lease. */
const WORK_OF_DAY = 0.12;
const HOURS_A_DAY = DAY_MS / HOUR_MS;
/**
 * Commits need not wait for the disk, because no caller waits, and work that is lost in a crash is repeated.
 */
const UNHURRIED = `set local synchronous_commit = off`;
/** Keys of the ready-made members, who come first. */
const HEROES = Object.keys(READY_MADE) as (keyof typeof READY_MADE)[];

/** Progress of the work. */
export interface Progress {
  /** Share of all work that is done, from 0 to 1. */
  readonly share: number;
  /** Number of clock days that are complete. */
  readonly day: number;
  readonly members: number;
  readonly leases: number;
}

/** Options of {@link populate}. */
export interface PopulateOptions {
  readonly database: Database;
  readonly ports: Ports;
  readonly size: PopulationSize;
  /** Start of the past. */
  readonly opening: EpochMs;
  readonly onProgress: (progress: Progress) => void;
  /** Tells whether to stop; the work until then is kept. */
  readonly isStopped: () => boolean;
}

/** Plans that are still to be executed, ordered by time. */
type Planned = Pick<Population, 'members' | 'leases' | 'receives'>;

/** State that an earlier run left. */
interface Position {
  readonly members: number;
  readonly leases: number;
  readonly hours: number;
}

const REFERENCE = 'populate ';
const textOf = ({ members, leases, days, seed }: PopulationSize) =>
  `--members ${members} --leases ${leases} --days ${days} --seed ${seed}`;

const whoIs = (member: number) => HEROES[member] ?? `member ${member}`;
function accountOf(member: number): string {
  const hero = HEROES[member];
  return hero ? READY_MADE[hero].account : nameOfMember(member).account;
}

/** Compute the hour of a population's past that contains a time. */
const hourOf = ({ opening }: Population, at: EpochMs) => Math.floor((at - opening) / HOUR_MS);

/** Find when the past of a database began; null if there is none yet. */
async function readOpening(sql: Sql, size: PopulationSize): Promise<EpochMs | null> {
  const [row] = await sql.query<{ at: EpochMs; reference: string }>(
    `select at, reference from entry where kind = 'operator_funding' order by id limit 1`,
  );
  if (!row && !(await isSeeded(sql))) return null;
  if (row?.reference === REFERENCE + textOf(size)) return row.at;
  throw new StartFailure(
    row?.reference.startsWith(REFERENCE)
      ? `The database holds the past of another population: go on with ${row.reference.slice(REFERENCE.length)}.`
      : 'The database holds a world already: use a new data folder.',
  );
}

async function readPosition(sql: Sql, population: Population): Promise<Position> {
  const [row] = await sql.query<{ members: number; leases: number; day: number | null }>(
    `select (select count(*)::int from member) as members, (select count(*)::int from lease_order) as leases,
       (select max(day) from product_day) as day`,
  );
  const { members = 0, leases = 0, day = null } = row ?? {};
  const byDays = day === null ? 0 : hourOf(population, endOfDay(clockDay(day)));
  const next = [population.members[members], population.leases[leases]];
  if (next.some((planned) => planned !== undefined && hourOf(population, planned.at) < byDays))
    throw new StartFailure(
      'The services ran on this world before its past was whole: use a new data folder.',
    );
  const last = [population.members[members - 1], population.leases[leases - 1]];
  // An hour that is run again only collects income, and then finds none to collect.
  const hours = Math.max(byDays, ...last.map((planned) => (planned ? hourOf(population, planned.at) : 0)));
  return { members, leases, hours };
}

/** Split a total into amounts that the faucet can grant at once. */
function grantsOf(total: number): string[] {
  const grants = [];
  for (let left = total; left > 0; left -= GRANT_AT_MOST) grants.push(`${Math.min(left, GRANT_AT_MOST)}.00`);
  return grants;
}

/** Compute the work of each hour, relative to that of creating a lease; income is paid at midnight. */
function workByHour(population: Population, hours: number): number[] {
  const work = Array.from({ length: hours }, () => 1);
  const add = (hour: number, more: number) => {
    if (hour < hours) work[hour] = (work[hour] ?? 0) + more;
  };
  for (const { at } of [...population.members, ...population.receives]) add(hourOf(population, at), 2);
  for (const { at, machine } of population.leases) {
    const hour = hourOf(population, at);
    add(hour, 1);
    for (let day = Math.floor(hour / HOURS_A_DAY), left = PRODUCTS[machine].validDays; left > 0; left -= 1) {
      day += 1;
      add(day * HOURS_A_DAY - 1, WORK_OF_DAY);
    }
  }
  return work;
}

/** Sort the remaining plans by hour. */
function hoursOf(population: Population, done: Position): (hour: number) => Planned {
  const byHour = <T extends { readonly at: EpochMs }>(planned: readonly T[]) =>
    Map.groupBy(planned, ({ at }) => hourOf(population, at));
  const members = byHour(population.members.slice(done.members));
  const leases = byHour(population.leases.slice(done.leases));
  const receives = byHour(population.receives);
  return (hour) => ({
    members: members.get(hour) ?? [],
    leases: leases.get(hour) ?? [],
    receives: receives.get(hour) ?? [],
  });
}

function planNewcomer(world: PastWorld, newcomer: Population['members'][number]): void {
  const { member, at, invitedBy, grant } = newcomer;
  const hero = HEROES[member];
  if (hero) {
    planHero(world, hero, at, { grants: grantsOf(grant) });
    return;
  }
  const { name, account } = nameOfMember(member);
  const invited = invitedBy === null ? {} : { invitedBy: whoIs(invitedBy) };
  world.plan(at, () => join(world, whoIs(member), { name, account, ...invited }));
  for (const granted of grantsOf(grant)) planGrant(world, addMs(at, MINUTE_MS), account, granted);
}

/** Plan the beginning: enough capital for all bonuses, and enough units for all leases. */
async function begin(world: PastWorld, population: Population, size: PopulationSize): Promise<void> {
  await insertCatalogue(world.sql, population.end);
  for (const [machine, units] of population.units)
    await world.sql.query(
      `update product set stock = greatest(stock, $2) where id = $1 and stock is not null`,
      [machine, Math.ceil(units * UNITS_TIMES)],
    );
  const budget = size.members * BUDGET_EACH;
  planOperator(world, {
    daysAgo: 0,
    reference: REFERENCE + textOf(size),
    capital: amount(`${budget * CAPITAL_TIMES}.00`),
    budget: amount(`${budget}.00`),
  });
  await scheduleSeal(world.sql, dayOf(population.opening));
}

async function live({ database, ports, size, ...options }: PopulateOptions): Promise<boolean> {
  const begun = await readOpening(database, size);
  const population = planPopulation(ports, size, begun ?? options.opening);
  const done = await readPosition(database, population);
  const planned = hoursOf(population, done);
  const rows = await database.query<{ id: string; account: string }>(
    'select id, coalesce(phone, email) as account from member',
  );
  const idOf = new Map(rows.map(({ id, account }) => [account, id]));
  const work = workByHour(population, size.days * HOURS_A_DAY);
  const all = work.reduce((sum, one) => sum + one, 0);
  let worked = work.slice(0, done.hours).reduce((sum, one) => sum + one, 0);
  let { members, leases } = done;
  /** Number of leases at the last refresh of the statistics, which is repeated when it has doubled. */
  let counted = leases;
  const chance = `population ${size.seed}`;

  /**
   * Pay a day's income in as many transactions as the services would, because rows that all entries update
   * become slow in a long one.
   */
  async function endDay(at: EpochMs): Promise<void> {
    const part = () =>
      database.transaction(async (sql) => {
        await sql.script(UNHURRIED);
        return runPart(sql, ports, at, chance);
      });
    while (!options.isStopped() && (await part()));
  }

  // An earlier run may have stopped in the middle of a day's payments: complete them.
  await endDay(addMs(population.opening, done.hours * HOUR_MS));
  for (const [hour, more] of work.entries()) {
    if (hour < done.hours) continue;
    if (options.isStopped()) return false;
    const happens = planned(hour);
    const end = addMs(population.opening, (hour + 1) * HOUR_MS);
    const world = await database.transaction(async (sql) => {
      await sql.script(UNHURRIED);
      const living = createPastWorld(sql, ports, epochMs(end - 1), `${chance} ${hour}`);
      if (begun === null && hour === 0) await begin(living, population, size);
      const there = [
        ...happens.members.flatMap(({ invitedBy }) => (invitedBy === null ? [] : [invitedBy])),
        ...[...happens.leases, ...happens.receives].map(({ member }) => member),
      ];
      for (const member of there) {
        const id = idOf.get(accountOf(member));
        if (id !== undefined) living.remember(whoIs(member), id);
      }
      planHappenings(living, happens);
      await living.play();
      return living;
    });
    if ((hour + 1) % HOURS_A_DAY === 0) await endDay(end);
    for (const { member } of happens.members) idOf.set(accountOf(member), world.idOf(whoIs(member)));
    members += happens.members.length;
    leases += happens.leases.length;
    worked += more;
    if (leases > 2 * counted) {
      await refreshStatistics(database);
      counted = leases;
    }
    options.onProgress({ share: worked / all, day: Math.floor((hour + 1) / HOURS_A_DAY), members, leases });
  }
  await refreshStatistics(database);
  return true;
}

function planHappenings(world: PastWorld, { members, leases, receives }: Planned): void {
  for (const newcomer of members) planNewcomer(world, newcomer);
  for (const { at, member, machine } of leases)
    world.plan(at, async () => void (await leaseNow(world, whoIs(member), machine)));
  for (const { at, member } of receives) world.plan(at, () => receiveNow(world, whoIs(member)));
}

/**
 * Fill an empty database with a past of any size, played through the operations and jobs of the services like
 * that of the seed, one hour per transaction. Another call with the same size continues where this one ended.
 *
 * @returns Whether the past is complete.
 * @throws {StartFailure} if the database holds another world.
 */
export async function populate(options: PopulateOptions): Promise<boolean> {
  return options.database.oneAtATime(TURN, () => live(options));
}

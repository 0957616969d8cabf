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

/** Amount that the operator sets aside for the bonuses of each member, in whole USDT. */
const BUDGET_EACH = 20;
/** Its capital, as a multiple of that. */
const CAPITAL_TIMES = 4;
/** Most that the faucet grants at once, in whole USDT. */
const GRANT_AT_MOST = 9000;
/** Stock of a machine, as a multiple of what is leased. */
const UNITS_TIMES = 1.05;
/** One lease's day, as a part of the work of one lease. */
const WORK_OF_DAY = 0.12;
const HOURS_A_DAY = DAY_MS / HOUR_MS;
/** No caller waits, and work lost in a crash is done again: no commit waits for the disk. */
const UNHURRIED = `set local synchronous_commit = off`;
/** The members that one can log in as come first. */
const HEROES = Object.keys(READY_MADE) as (keyof typeof READY_MADE)[];

/** State of the work. */
export interface Progress {
  /** Share of all work that is done, from 0 to 1. */
  readonly share: number;
  /** Clock days that are over. */
  readonly day: number;
  readonly members: number;
  readonly leases: number;
}

/** Options of {@link populate}. */
export interface PopulateOptions {
  readonly database: Database;
  readonly ports: Ports;
  readonly size: PopulationSize;
  /** Start of a past of a given number of days. */
  readonly opening: EpochMs;
  readonly onProgress: (progress: Progress) => void;
  /** True once it should stop; the work until then stays. */
  readonly isStopped: () => boolean;
}

/** Plans that are not carried out yet, in the order of time. */
type Planned = Pick<Population, 'members' | 'leases' | 'receives'>;

/** State that an earlier run left behind. */
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

/** Hour of a population's past in which a time lies. */
const hourOf = ({ opening }: Population, at: EpochMs) => Math.floor((at - opening) / HOUR_MS);

/** Find when the past of a database began; null where there is none yet. */
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
  // When an hour is run again, only collecting is left to do, and there is nothing to collect then.
  const hours = Math.max(byDays, ...last.map((planned) => (planned ? hourOf(population, planned.at) : 0)));
  return { members, leases, hours };
}

/** Amounts of which each is one grant of the faucet. */
function grantsOf(total: number): string[] {
  const grants = [];
  for (let left = total; left > 0; left -= GRANT_AT_MOST) grants.push(`${Math.min(left, GRANT_AT_MOST)}.00`);
  return grants;
}

/** Work of each hour, as a multiple of that of one lease: what earns is paid at midnight. */
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

/** Sort what is not done yet by its hour. */
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

/** Plan the beginning: the capital of an operator who can pay all bonuses, and enough units for all leases. */
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
  /** Statistics are refreshed each time that there is twice as much. */
  let counted = leases;
  const chance = `population ${size.seed}`;

  /** Pay a day's income, in as many transactions as the services would: rows that all entries move grow slow in a long one. */
  async function endDay(at: EpochMs): Promise<void> {
    const part = () =>
      database.transaction(async (sql) => {
        await sql.script(UNHURRIED);
        return runPart(sql, ports, at, chance);
      });
    while (!options.isStopped() && (await part()));
  }

  // The day that an earlier run was in the middle of.
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
 * Fill an empty database with a past of any size, played through the operations and jobs of the services as that of
 * the seed is, an hour in each transaction. Called again with the same size it continues where it ended.
 *
 * @returns whether the past is whole.
 * @throws {StartFailure} where the database holds another world.
 */
export async function populate(options: PopulateOptions): Promise<boolean> {
  return options.database.oneAtATime(TURN, () => live(options));
}

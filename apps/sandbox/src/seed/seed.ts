import type { EpochMs } from '@paydirt/domain';

import type { Database, Sql } from '../database/database.ts';
import { lacksStatistics, refreshStatistics } from '../database/statistics.ts';
import type { Ports } from '../operation.ts';
import { planCommunity } from './community.ts';
import { insertContent } from './content/content-rows.ts';
import { planOperator, planPeople, planTrade } from './past.ts';
import { createPastWorld } from './past-world.ts';
import { insertProducts, renewTerms } from './products.ts';
import { planRedemptions, insertRedemptionCodes } from './redemptions.ts';
import { planWallets } from './wallet-past.ts';
import { takeSnapshot, restoreSnapshot } from './world-snapshot.ts';

/** Nobody else runs jobs, seeds or resets meanwhile. */
const TURN = 'jobs';

async function insertSeed(sql: Sql, ports: Ports, now: EpochMs): Promise<void> {
  await insertContent(sql, now);
  await insertProducts(sql, now);
  await insertRedemptionCodes(sql, now, 1);
  const world = createPastWorld(sql, ports, now);
  planOperator(world);
  planPeople(world);
  planTrade(world);
  planRedemptions(world);
  planWallets(world);
  planCommunity(world);
  await world.play();
}

/** Bring a seed of an earlier version up to date; nothing that members did changes. */
async function updateSeed(sql: Sql, now: EpochMs): Promise<void> {
  await insertContent(sql, now);
  await renewTerms(sql);
  await insertRedemptionCodes(sql, now, 0);
}

/** Whether the database holds a seed, or what grew out of one. */
export async function isSeeded(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ seeded: boolean }>(`select exists (select from product) as seeded`);
  return row?.seeded ?? false;
}

/**
 * Insert the seed into an empty database: the catalogue, the texts, and forty days of past, lived through
 * the operations and jobs of the services themselves, so that ledger, records and counts agree by
 * construction. All or nothing; ids and balances follow from `now` alone. Where something is seeded
 * already it only adds and corrects texts and codes, so that several processes may start at once.
 */
export async function seedDatabase(database: Database, ports: Ports, now: EpochMs): Promise<void> {
  await database.oneAtATime(TURN, async () => {
    await database.transaction(async (sql) => {
      if (await isSeeded(sql)) await updateSeed(sql, now);
      else await insertSeed(sql, ports, now);
    });
    // Also where a process ended between the seed and this.
    if (await lacksStatistics(database)) await refreshStatistics(database);
  });
}

/**
 * Throw everything away, sessions and planned jobs included, set the test clock back to real time, and
 * insert the seed again. `now` is the real time, because that is what the clock shows afterwards.
 * The forty days are lived aside, while everybody goes on in the world as it is.
 */
export async function reseed(database: Database, ports: Ports, now: EpochMs): Promise<void> {
  await database.oneAtATime(TURN, async () => {
    const world = await takeSnapshot(database, (sql) => insertSeed(sql, ports, now));
    await database.transaction((sql) => restoreSnapshot(sql, world));
    await refreshStatistics(database);
  });
}

import type { EpochMs } from '@paydirt/domain';

import type { Database, Sql } from '../database/database.ts';
import { lacksStatistics, refreshStatistics } from '../database/statistics.ts';
import type { Ports } from '../operation.ts';
import { planCommunity } from './community.ts';
import { plantContent } from './content/content-rows.ts';
import { planOperator, planPeople, planTrade } from './past.ts';
import { createPastWorld } from './past-world.ts';
import { plantProducts, renewTerms } from './products.ts';
import { planRedemptions, plantRedemptionCodes } from './redemptions.ts';
import { planWallets } from './wallet-past.ts';
import { takeSnapshot, restoreSnapshot } from './world-snapshot.ts';

/** Nobody else runs jobs, seeds or resets meanwhile. */
const TURN = 'jobs';

async function plant(sql: Sql, ports: Ports, now: EpochMs): Promise<void> {
  await plantContent(sql, now);
  await plantProducts(sql, now);
  await plantRedemptionCodes(sql, now, 1);
  const world = createPastWorld(sql, ports, now);
  planOperator(world);
  planPeople(world);
  planTrade(world);
  planRedemptions(world);
  planWallets(world);
  planCommunity(world);
  await world.play();
}

/** What a newer version of the services brings to a seed that an earlier one planted; nobody's doings change. */
async function plantWhatIsNew(sql: Sql, now: EpochMs): Promise<void> {
  await plantContent(sql, now);
  await renewTerms(sql);
  await plantRedemptionCodes(sql, now, 0);
}

/** Whether the database holds a seed, or what grew out of one. */
export async function isSeeded(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ seeded: boolean }>(`select exists (select from product) as seeded`);
  return row?.seeded ?? false;
}

/**
 * Plant the seed in an empty database: the catalogue, the texts, and forty days of past, lived through
 * the operations and jobs of the services themselves, so that ledger, records and counts agree by
 * construction. All or nothing; ids and balances follow from `now` alone. Where something is planted
 * already it only adds and corrects texts and codes, so that several processes may start at once.
 */
export async function seedDatabase(database: Database, ports: Ports, now: EpochMs): Promise<void> {
  await database.oneAtATime(TURN, async () => {
    await database.transaction(async (sql) => {
      if (await isSeeded(sql)) await plantWhatIsNew(sql, now);
      else await plant(sql, ports, now);
    });
    // Also where a process ended between the seed and this.
    if (await lacksStatistics(database)) await refreshStatistics(database);
  });
}

/**
 * Throw everything away, sessions and planned jobs included, set the test clock back to real time, and
 * plant the seed again. `now` is the real time, because that is what the clock shows afterwards.
 * The forty days are lived aside, while everybody goes on in the world as it is.
 */
export async function replant(database: Database, ports: Ports, now: EpochMs): Promise<void> {
  await database.oneAtATime(TURN, async () => {
    const world = await takeSnapshot(database, (sql) => plant(sql, ports, now));
    await database.transaction((sql) => restoreSnapshot(sql, world));
    await refreshStatistics(database);
  });
}

import type { ScenarioName } from '@paydirt/contract/sandbox/scenarios';
import { addMs, DAY_MS, dayOf, type EpochMs } from '@paydirt/domain';

import type { Database, Sql } from '../database/database.ts';
import { lacksStatistics, refreshStatistics } from '../database/statistics.ts';
import type { Ports } from '../operation/operation.ts';
import { catchUpClock } from '../platform/clock.ts';
import { scheduleSeal } from '../services/sandbox/seal-day.ts';
import { planCheckIns } from './check-ins.ts';
import { planCommunity } from './community.ts';
import { insertContent } from './content/content-rows.ts';
import { insertCouponOffers, planCoupons } from './coupons.ts';
import { planOperator, planPeople, planTrade } from './past.ts';
import { createPastWorld } from './past-world.ts';
import { insertProducts, renewTerms } from './products.ts';
import { planReading } from './reading.ts';
import { planRedemptions, insertRedemptionCodes } from './redemptions.ts';
import { planLevelGifts } from './level-gifts.ts';
import { planSubmissions } from './submissions.ts';
import { planWallets } from './wallet-past.ts';
import { planScenario } from './scenarios/index.ts';
import { takeSnapshot, restoreSnapshot } from './world-snapshot.ts';

/** Name of the lock under which only one process runs jobs, seeds or resets. */
export const TURN = 'jobs';

/** Insert the catalogue, its texts and the offers, which every world has from the start. */
export async function insertCatalogue(sql: Sql, now: EpochMs): Promise<void> {
  await insertContent(sql, now);
  await insertProducts(sql, now);
  await insertRedemptionCodes(sql, now, 1);
  await insertCouponOffers(sql, now);
}

async function insertSeed(sql: Sql, ports: Ports, now: EpochMs): Promise<void> {
  await insertCatalogue(sql, now);
  const world = createPastWorld(sql, ports, now);
  planOperator(world);
  planPeople(world);
  planCoupons(world);
  planTrade(world);
  planRedemptions(world);
  planWallets(world);
  planCheckIns(world);
  planCommunity(world);
  planReading(world);
  planSubmissions(world);
  planLevelGifts(world);
  await world.play();
  await beginPresent(sql, now);
}

/** Play the past of another world instead of the seed's. */
async function insertScenario(sql: Sql, ports: Ports, now: EpochMs, name: ScenarioName): Promise<void> {
  await insertCatalogue(sql, now);
  const world = createPastWorld(sql, ports, now);
  planScenario(world, name, now);
  await world.play();
  await beginPresent(sql, now);
  await sql.query(`insert into scenario (name) values ($1)`, [name]);
}

/** Switch from the past to the present. */
async function beginPresent(sql: Sql, now: EpochMs): Promise<void> {
  await readOldMessages(sql, now);
  await scheduleSeal(sql, dayOf(now));
}

/** Mark messages older than two days as read by the ready-made members. */
async function readOldMessages(sql: Sql, now: EpochMs): Promise<void> {
  const old = new Date(addMs(now, -2 * DAY_MS));
  await sql.query(`update member_message set read_at = at where at < $1`, [old]);
  await sql.query(
    `insert into content_read (member_id, kind, id, read_at)
     select member.id, content.kind, content.id, content.at from member cross join content
     where content.locale = 'en-US' and content.kind in ('news', 'notice', 'station_news') and content.at < $1
     on conflict do nothing`,
    [old],
  );
  await sql.query(
    `insert into rewards_look (member_id, record_seq) select member_id, max(seq) from capital_record group by member_id`,
  );
}

/** Update the seed of an earlier version; activities of members do not change. */
async function updateSeed(sql: Sql, now: EpochMs): Promise<void> {
  await insertContent(sql, now);
  await renewTerms(sql);
  await insertRedemptionCodes(sql, now, 0);
  await insertCouponOffers(sql, now);
}

/** Tell whether the database holds a seed, or a world that began with one. */
export async function isSeeded(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ seeded: boolean }>(`select exists (select from product) as seeded`);
  return row?.seeded ?? false;
}

/**
 * Insert the seed into an empty database: the catalogue, the texts, and a past of forty days, played through
 * the operations and jobs of the services themselves, so that ledger, records and counts agree by
 * construction. All or nothing; ids and balances follow from `now` alone. In a seeded database this only adds
 * and corrects texts and codes, and keeps the clock from going back, so that several processes may start at once.
 */
export async function seedDatabase(database: Database, ports: Ports, now: EpochMs): Promise<void> {
  await database.oneAtATime(TURN, async () => {
    await database.transaction(async (sql) => {
      if (!(await isSeeded(sql))) return insertSeed(sql, ports, now);
      await updateSeed(sql, now);
      await catchUpClock(sql);
    });
    // Statistics may also be missing because a process ended after the seed and before refreshing them.
    if (await lacksStatistics(database)) await refreshStatistics(database);
  });
}

/**
 * Delete everything, including sessions and scheduled jobs, set the test clock back to real time, and insert
 * the seed again, or another world. `now` is the real time, because the clock shows that afterwards. The past
 * is played in separate tables, while everyone continues in the present world.
 */
export async function reseed(
  database: Database,
  ports: Ports,
  now: EpochMs,
  scenario: ScenarioName | null = null,
): Promise<void> {
  await database.oneAtATime(TURN, async () => {
    const world = await takeSnapshot(database, await ports.migrations(), (sql) =>
      scenario === null ? insertSeed(sql, ports, now) : insertScenario(sql, ports, now, scenario),
    );
    await database.transaction((sql) => restoreSnapshot(sql, world));
    await refreshStatistics(database);
  });
}

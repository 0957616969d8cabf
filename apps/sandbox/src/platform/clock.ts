import { type EpochMs, epochMs } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';

let readTime = () => Date.now();

/**
 * Real time: the only place of the services that reads it. The test clock is real time plus an offset that is
 * stored in the database, because several processes may share it.
 */
export function realNow(): EpochMs {
  return epochMs(readTime());
}

/**
 * Start from a set moment, for an isolated world that is the same each time: each reading is a millisecond after
 * the last.
 */
export function liveFrom(moment: EpochMs): void {
  let next: number = moment;
  readTime = () => next++;
}

/** Lead of the test clock over real time, in milliseconds, and the id of its world: a reset changes both. */
export interface TestClock {
  readonly offsetMs: bigint;
  readonly world: string;
}

/** Read the row of the test clock. */
export async function readClock(sql: Sql): Promise<TestClock> {
  const [row] = await sql.query<{ offset_ms: bigint; world: string }>('select offset_ms, world from clock');
  if (!row) throw new Error('clock: its row is missing');
  return { offsetMs: row.offset_ms, world: row.world };
}

/** Read the test clock. */
export async function serviceNow(sql: Sql): Promise<EpochMs> {
  return clockAt((await readClock(sql)).offsetMs);
}

/**
 * Read the test clock and hold it still until the transaction ends. Shared with others who do so, not
 * with a step of the clock: what a transaction writes is dated before the step or after it, never in between.
 */
export async function lockClock(sql: Sql): Promise<EpochMs> {
  const [row] = await sql.query<{ offset_ms: bigint }>('select offset_ms from clock for share');
  if (!row) throw new Error('clock: its row is missing');
  return clockAt(row.offset_ms);
}

/** The test clock at this moment, for an offset that was just read. */
export function clockAt(offsetMs: bigint): EpochMs {
  return epochMs(realNow() + Number(offsetMs));
}

/**
 * Set the test clock to a time, unless it is there already or past it. Locks the clock's row until the transaction
 * ends, so that a locking read sees the time before or after, never both.
 */
export async function setClock(sql: Sql, to: EpochMs): Promise<void> {
  await sql.query('update clock set offset_ms = $1 where offset_ms < $1', [BigInt(to - realNow())]);
}

import { type EpochMs, epochMs } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';

let readTime = () => Date.now();
let latest = 0;

/**
 * Read real time; no other function of the services does. The test clock is real time plus an offset, which
 * is stored in the database because several processes may share it. If the host's clock is set back, this
 * stands still until it has caught up (H4).
 */
export function realNow(): EpochMs {
  latest = Math.max(latest, readTime());
  return epochMs(latest);
}

/**
 * Make real time start at a moment and advance by a millisecond with each reading, for an isolated world that
 * is the same each time.
 */
export function liveFrom(moment: EpochMs): void {
  let next: number = moment;
  latest = 0;
  readTime = () => next++;
}

/**
 * Offset of the test clock from real time, in milliseconds, and the id of its world; a reset changes both.
 */
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
 * Read the test clock and lock it in shared mode until the transaction ends, so that it cannot be moved
 * meanwhile: the writes of a transaction are dated before a move or after it, never in between.
 */
export async function lockClock(sql: Sql): Promise<EpochMs> {
  const [row] = await sql.query<{ offset_ms: bigint }>('select offset_ms from clock for share');
  if (!row) throw new Error('clock: its row is missing');
  return clockAt(row.offset_ms);
}

/** Compute the test clock's present time from an offset that was just read. */
export function clockAt(offsetMs: bigint): EpochMs {
  return epochMs(realNow() + Number(offsetMs));
}

/**
 * Set the test clock to a time, unless it is at or past it. Locks the clock's row until the transaction ends,
 * so that a locking read sees either the time before or the time after.
 */
export async function setClock(sql: Sql, to: EpochMs): Promise<void> {
  await sql.query('update clock set offset_ms = $1 where offset_ms < $1', [BigInt(to - realNow())]);
}

/** Set the test clock to the last entry's time, in case the host's clock was set back since (H4). */
export async function catchUpClock(sql: Sql): Promise<void> {
  const [last] = await sql.query<{ at: EpochMs }>('select at from entry order by id desc limit 1');
  if (last) await setClock(sql, last.at);
}

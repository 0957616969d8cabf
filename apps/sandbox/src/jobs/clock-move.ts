import { DAY_MS, err, type EpochMs, ok, type Result } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import { serviceNow, setClock } from '../platform/clock.ts';

/** Move of the test clock that has not ended. */
export interface ClockMove {
  readonly from: EpochMs;
  readonly to: EpochMs;
  /** Failure that ended the last attempt; the move is retried. */
  readonly failure: string | null;
}

const FURTHEST_ADVANCE_MS = 400 * DAY_MS;

const BEGIN_MOVE = `
  insert into clock_move (begun_at, target) values ($1, $2) on conflict (only_row) do nothing returning target`;
const JOIN_MOVE = `
  update clock_move set target = greatest(target, $2), failure = null where begun_at = $1 returning target`;

/** Read the pending move; null if there is none. */
export async function readMove(sql: Sql): Promise<ClockMove | null> {
  const [row] = await sql.query<{ begun_at: EpochMs; target: EpochMs; failure: string | null }>(
    'select begun_at, target, failure from clock_move',
  );
  return row ? { from: row.begun_at, to: row.target, failure: row.failure } : null;
}

/**
 * Begin to move the clock, or join the pending move. The target is computed from the time at which that move
 * began, so that a repeated request moves the clock once. Returns the time to which the clock moves.
 */
export async function beginMove(
  sql: Sql,
  to: (from: EpochMs) => EpochMs,
): Promise<Result<EpochMs, 'clock_backwards' | 'clock_too_far'>> {
  for (;;) {
    const move = await readMove(sql);
    const from = move?.from ?? (await serviceNow(sql));
    const target = to(from);
    if (target < from) return err('clock_backwards');
    if (target - from > FURTHEST_ADVANCE_MS) return err('clock_too_far');
    const [row] = await sql.query<{ target: EpochMs }>(move ? JOIN_MOVE : BEGIN_MOVE, [
      new Date(from),
      new Date(target),
    ]);
    // No row means that another move began meanwhile, or that this one ended: try again.
    if (row) return ok(row.target);
  }
}

/** Store the failure that ended an attempt. */
export async function noteFailure(sql: Sql, message: string): Promise<void> {
  await sql.query('update clock_move set failure = $1', [message.slice(0, 2000)]);
}

/**
 * Set the clock to the move's target, after all jobs due until then are done; not if a later target was
 * requested meanwhile.
 */
export async function endMove(sql: Sql, to: EpochMs): Promise<void> {
  await setClock(sql, to);
  await sql.query('delete from clock_move where target <= $1', [new Date(to)]);
}

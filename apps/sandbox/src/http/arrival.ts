import type { EpochMs } from '@paydirt/domain';

import { clockAt, realNow } from '../clock.ts';
import type { Sql } from '../database/database.ts';
import type { RateLimit } from './rate-limits.ts';

/** What is known of a request once it has arrived. */
export interface Arrival {
  readonly now: EpochMs;
  readonly offsetMs: bigint;
  readonly memberId: string | null;
  /** Seconds until the next request of this sort is let in; null when this one is. */
  readonly retryAfterSeconds: number | null;
}

/** A session that was not used for so many days has ended, on real time as sessions are. */
const IDLE_DAYS = 14;

const SESSION = `
    select member_id, seen_at < now() - interval '5 minutes' as stale from session
    where token_hash = $1 and revoked_at is null and expires_at > now()
      and seen_at > now() - interval '${IDLE_DAYS} days'`;

const WHO = `
  who as materialized (${SESSION}
  ), seen as (
    update session set seen_at = now() from who where who.stale and session.token_hash = $1
  )`;

// Most requests only read, and a statement that could write costs them twice as much.
const ARRIVE = `select offset_ms, who.member_id, who.stale from clock left join (${SESSION}) as who on true`;
const TOUCH = `update session set seen_at = now() where token_hash = $1`;

// Buckets in one order, so that two requests never wait for each other in a circle.
const ARRIVE_COUNTED = `
  with ${WHO}, bucket as (
    select replace(wanted.name, '{member}', coalesce((select member_id from who), '')) as name,
      to_timestamp(floor(($2::int8 + clock.offset_ms) / (wanted.seconds * 1000.0)) * wanted.seconds) as start
    from clock, unnest($3::text[], $4::int4[]) as wanted (name, seconds)
    where exists (select from who) or wanted.name not like '%{member}'
  ), hit as (
    insert into rate_limit (bucket, window_start, hits)
    select name, start, 1 from bucket order by name
    on conflict (bucket, window_start) do update set hits = rate_limit.hits + 1
    returning bucket, window_start, hits
  )
  select offset_ms, who.member_id,
    (select jsonb_object_agg(bucket, hits) from hit) as hits
  from clock left join who on true`;

interface ArrivalRow {
  readonly offset_ms: bigint;
  readonly member_id: string | null;
  /** Where nothing is counted: whether the session is due to be marked as seen. */
  readonly stale?: boolean | null;
  readonly hits?: Readonly<Record<string, number>> | null;
}

function waitFor(limits: readonly RateLimit[], row: ArrivalRow, now: EpochMs): number | null {
  let wait: number | null = null;
  for (const limit of limits) {
    const prefix = `${limit.name}:${limit.by}:`;
    const [, hits = 0] = Object.entries(row.hits ?? {}).find(([bucket]) => bucket.startsWith(prefix)) ?? [];
    if (hits <= limit.hits) continue;
    const windowMs = limit.windowSeconds * 1000;
    wait = Math.max(wait ?? 0, Math.ceil((windowMs - (now % windowMs)) / 1000));
  }
  return wait;
}

/**
 * Find out, in one statement (two where the session was not seen for a while): the test clock, whose token this is, and whether the request is within
 * its limits, which it counts against. Counting is no part of the request's own transaction, so that
 * refused requests count as well.
 */
export async function arrive(
  sql: Sql,
  request: { tokenHash: Uint8Array | null; address: string; limits: readonly RateLimit[] },
): Promise<Arrival> {
  const { tokenHash, address, limits } = request;
  const [row] =
    limits.length === 0
      ? await sql.query<ArrivalRow>(ARRIVE, [tokenHash])
      : await sql.query<ArrivalRow>(ARRIVE_COUNTED, [
          tokenHash,
          BigInt(realNow()),
          limits.map(({ name, by }) => `${name}:${by}:${by === 'member' ? '{member}' : address}`),
          limits.map(({ windowSeconds }) => windowSeconds),
        ]);
  if (!row) throw new Error('clock: its row is missing');
  if (row.stale) await sql.query(TOUCH, [tokenHash]);
  const now = clockAt(row.offset_ms);
  return {
    now,
    offsetMs: row.offset_ms,
    memberId: row.member_id,
    retryAfterSeconds: waitFor(limits, row, now),
  };
}

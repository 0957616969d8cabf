import type { TestClock } from '../../platform/clock.ts';
import type { Sql } from '../../database/database.ts';
import type { RateLimit } from './rate-limits.ts';
import { LIVES } from '../../access/living-sessions.ts';

/** Session, clock and rate limit of a request, read when its body is complete. */
export interface RequestState {
  readonly clock: TestClock;
  readonly memberId: string | null;
  /** Seconds until the next request of this sort is allowed; null if this one is. */
  readonly retryAfterSeconds: number | null;
  /** True if the request is allowed only with a solved puzzle. */
  readonly needsPuzzle: boolean;
}

const SESSION = `
    select member_id, seen_at < now() - interval '5 minutes' as stale from session
    where token_hash = $1 and ${LIVES}`;

const WHO = `
  who as materialized (${SESSION}
  ), seen as (
    update session set seen_at = now() from who where who.stale and session.token_hash = $1
  )`;

// A separate statement for reading, because most requests only read, and a statement that could write costs
// twice as much.
const READ = `select offset_ms, world, who.member_id, who.stale from clock left join (${SESSION}) as who on true`;
const TOUCH = `update session set seen_at = now() where token_hash = $1`;

// The limits use the database's real time, so that neither the test panel nor the clock of a process lifts
// one. Every request locks its buckets in the same order, to avoid deadlocks. All requests of a network
// update one row, so the commit does not wait for the disk: a crash of the database loses the counts of the
// last half second.
const READ_COUNTED = `
  with ${WHO}, bucket as (
    select replace(wanted.name, '{member}', coalesce((select member_id from who), '')) as name, wanted.seconds
    from unnest($2::text[], $3::int4[]) as wanted (name, seconds)
    where exists (select from who) or wanted.name not like '%{member}'
  ), hit as (
    insert into rate_limit as kept (bucket, hits, ends_at)
    select name, 1, now() + make_interval(secs => seconds) from bucket order by name
    on conflict (bucket) do update set
      hits = case when kept.ends_at <= now() then 1 else kept.hits + 1 end,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning bucket, hits, ceil(extract(epoch from ends_at - now()))::int as wait
  )
  select offset_ms, world, who.member_id,
    (select jsonb_object_agg(bucket, jsonb_build_object('hits', hits, 'wait', wait)) from hit) as counted,
    set_config('synchronous_commit', 'off', true)
  from clock left join who on true`;

interface StateRow {
  readonly offset_ms: bigint;
  readonly world: string;
  readonly member_id: string | null;
  /** True if the session is due to be marked as seen; only if nothing is counted. */
  readonly stale?: boolean | null;
  /** Number of hits, and seconds until the window ends, by bucket. */
  readonly counted?: Readonly<Record<string, { readonly hits: number; readonly wait: number }>> | null;
}

function waitFor(limits: readonly RateLimit[], { counted }: StateRow): number | null {
  let longest: number | null = null;
  for (const limit of limits) {
    const prefix = `${limit.name}:${limit.by}:`;
    const [, count] = Object.entries(counted ?? {}).find(([bucket]) => bucket.startsWith(prefix)) ?? [];
    if (count && count.hits > limit.hits) longest = Math.max(longest ?? 1, count.wait);
  }
  return longest;
}

/**
 * Read the test clock, the member of the token, and whether the request is within its limits, in one
 * statement (two if the session was not seen for a while). The request is counted outside of its own
 * transaction, so that refused requests count as well.
 */
export async function readRequestState(
  sql: Sql,
  request: { tokenHash: Uint8Array | null; address: string; limits: readonly RateLimit[] },
): Promise<RequestState> {
  const { tokenHash, address, limits } = request;
  const [row] =
    limits.length === 0
      ? await sql.query<StateRow>(READ, [tokenHash])
      : await sql.query<StateRow>(READ_COUNTED, [
          tokenHash,
          limits.map(({ name, by }) => `${name}:${by}:${by === 'member' ? '{member}' : address}`),
          limits.map(({ windowSeconds }) => windowSeconds),
        ]);
  if (!row) throw new Error('clock: its row is missing');
  if (row.stale) await sql.query(TOUCH, [tokenHash]);
  return {
    clock: { offsetMs: row.offset_ms, world: row.world },
    memberId: row.member_id,
    retryAfterSeconds: waitFor(
      limits.filter(({ beyond }) => beyond === undefined),
      row,
    ),
    needsPuzzle:
      waitFor(
        limits.filter(({ beyond }) => beyond === 'puzzle'),
        row,
      ) !== null,
  };
}

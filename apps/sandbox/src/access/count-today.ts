import { DAY_MS, SECOND_MS } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';

const DAY_SECONDS = DAY_MS / SECOND_MS;

interface Counted {
  readonly bucket: string;
  readonly hits: number;
}

/**
 * Count an event in some buckets, and return how often it happened in each within a day of real time,
 * including this time. The day begins with the first event and follows the database's clock: moving the test
 * clock does not reset it. Call this in the event's transaction, so that refused events do not count.
 */
export async function countToday(sql: Sql, buckets: readonly string[]): Promise<readonly Counted[]> {
  // Every request locks the rows in the same order, to avoid deadlocks.
  return sql.query<Counted>(
    `insert into rate_limit as kept (bucket, hits, ends_at)
     select bucket, 1, now() + make_interval(secs => $2) from unnest($1::text[]) as wanted (bucket) order by bucket
     on conflict (bucket) do update set
       hits = case when kept.ends_at <= now() then 1 else kept.hits + 1 end,
       ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
     returning bucket, hits`,
    [buckets, DAY_SECONDS],
  );
}

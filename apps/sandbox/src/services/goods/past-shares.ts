import { addDays, clockDay, dayOf, type EpochMs, isoDay, machineYield, PAST_DAYS } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';

const WHOLE = 1000;

/** What a machine paid on a day that is over, in permille of what was scheduled for it. */
export interface PastShare {
  readonly day: string;
  readonly paidPermille: number;
}

/**
 * Read what machines paid on their past days, 90 or as many as there are, oldest first (H13). A day on which nothing
 * was owed counts by what one unit of it earned. A machine without a past day is left out.
 */
export async function readPastShares(
  sql: Sql,
  productIds: readonly string[],
  now: EpochMs,
): Promise<Map<string, PastShare[]>> {
  const rows = await sql.query<{ product_id: string; day: number; coverage_permille: number | null }>(
    `select product_id, day, coverage_permille from product_day
     where product_id = any($1::text[]) and day >= $2 order by product_id, day`,
    [productIds, addDays(dayOf(now), -PAST_DAYS)],
  );
  const shares = new Map<string, PastShare[]>();
  for (const { product_id: productId, day, coverage_permille: coverage } of rows) {
    const paidPermille = coverage ?? Math.min(WHOLE, machineYield(productId, clockDay(day)));
    const known = shares.get(productId);
    const share = { day: isoDay(clockDay(day)), paidPermille };
    if (known) known.push(share);
    else shares.set(productId, [share]);
  }
  return shares;
}

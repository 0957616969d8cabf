import {
  addDays,
  clockDay,
  CURRENCY,
  dayOf,
  type EpochMs,
  isoDay,
  min,
  type Money,
  PAST_DAYS,
  permilleOf,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';

/** Share of a past day's schedule that a machine paid, in permille. */
export interface PastShare {
  readonly day: string;
  readonly paidPermille: number;
}

interface PastDay {
  readonly product_id: string;
  readonly day: number;
  readonly coverage_permille: number | null;
  readonly unit_revenue: Money;
  readonly day_return: Money;
}

/**
 * Read the paid shares of machines on their past days, up to 90, oldest first (H13). A day on which nothing
 * was owed counts by the earnings of one unit. A machine without past days is left out.
 */
export async function readPastShares(
  sql: Sql,
  productIds: readonly string[],
  now: EpochMs,
): Promise<Map<string, PastShare[]>> {
  const rows = await queryAmounts<PastDay>(
    sql,
    { unit_revenue: CURRENCY, day_return: CURRENCY },
    `select product_id, day, coverage_permille, unit_revenue, day_return
     from product_day join product on product.id = product_id and product.kind = 'machine'
     where product_id = any($1::text[]) and day >= $2 order by product_id, day`,
    [productIds, addDays(dayOf(now), -PAST_DAYS)],
  );
  const shares = new Map<string, PastShare[]>();
  for (const row of rows) {
    const share = { day: isoDay(clockDay(row.day)), paidPermille: row.coverage_permille ?? ofOneUnit(row) };
    const known = shares.get(row.product_id);
    if (known) known.push(share);
    else shares.set(row.product_id, [share]);
  }
  return shares;
}

/** Compute the share of its schedule that one unit's revenue covers, in permille. */
function ofOneUnit({ unit_revenue: earned, day_return: owed }: PastDay): number {
  return permilleOf(min(earned, owed), owed);
}

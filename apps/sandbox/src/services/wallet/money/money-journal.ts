import { type ClockDay, type EpochMs, type Money, usdt } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import type { AccountClass, EntryKind } from '../../../ledger/ledger.ts';
import { OWED_INCOME } from '../../income/owed-income.ts';

/** Net movements of a day's entries of one kind on one class of account. */
export interface Movement {
  /** Day of the entries; the day before the first requested one stands for everything earlier. */
  readonly day: number;
  readonly kind: EntryKind;
  readonly account: AccountClass;
  /** Product, for machine revenue only. */
  readonly productId: string | null;
  readonly amount: Money;
}

/** Income scheduled for the leases of one machine. */
export interface OwedIncome {
  readonly day: number;
  readonly productId: string;
  readonly amount: Money;
}

/** Sums of the journal up to a day, at one moment. */
export interface JournalSums {
  readonly position: { readonly seq: number; readonly hash: Uint8Array | null };
  /** Number of members at the time of the balances, without former ones, who have no money. */
  readonly members: number;
  readonly movements: readonly Movement[];
  readonly owed: readonly OwedIncome[];
}

// A single statement reads the state of one moment, on either database. Amounts are texts, because JSON
// numbers are not exact up to 64 bits.
const READ_SUMS = `
  select head.seq, head.hash,
    (select count(*)::int from member where created_at <= $3 and (deleted_at is null or deleted_at > $3)) as members,
    (select coalesce(json_agg(json_build_array(day, kind, class, product_id, amount::text)), '[]') from (
      select greatest(day, $1::int - 1) as day, kind, class, product_id, sum(amount) as amount
      from journal_day where day <= $2::int group by 1, 2, 3, 4
    ) as booked) as movements,
    (select coalesce(json_agg(json_build_array(day, product_id, amount::text)), '[]') from (
      select greatest(day, $1::int - 1) as day, product_id, sum(scheduled) as amount
      from ${OWED_INCOME} as income where day <= $2::int group by 1, 2 having sum(scheduled) > 0
    ) as scheduled) as owed
  from (select max(seq) as seq from journal_link) as last left join journal_link as head using (seq)`;

interface SumsRow {
  readonly seq: bigint | null;
  readonly hash: Uint8Array | null;
  readonly members: number;
  readonly movements: readonly (readonly [number, EntryKind, AccountClass, string, string])[];
  readonly owed: readonly (readonly [number, string, string])[];
}

/**
 * Sum up the bookings of each day from `from` to `to`, and of the time before, and count the members at
 * `heldAt`.
 */
export async function readJournalSums(
  sql: Sql,
  { from, to, heldAt }: { readonly from: ClockDay; readonly to: ClockDay; readonly heldAt: EpochMs },
): Promise<JournalSums> {
  const [row] = await sql.query<SumsRow>(READ_SUMS, [from, to, new Date(heldAt)]);
  if (!row) throw new Error('wallet: an aggregate gave no row');
  return {
    position: { seq: Number(row.seq ?? 0n), hash: row.hash },
    members: row.members,
    movements: row.movements.map(([day, kind, account, productId, amount]) => ({
      day,
      kind,
      account,
      productId: productId === '' ? null : productId,
      amount: usdt(BigInt(amount)),
    })),
    owed: row.owed.map(([day, productId, amount]) => ({ day, productId, amount: usdt(BigInt(amount)) })),
  };
}

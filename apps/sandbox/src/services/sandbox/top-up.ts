import { topUp, topUpDays } from '@paydirt/contract/sandbox/top-up';
import {
  type ClockDay,
  clockDay,
  CONSTANTS,
  CURRENCY,
  err,
  isoDay,
  type Money,
  ok,
  parseIsoDay,
  SECOND_MS,
  sum,
  toDecimal,
  unwrap,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { InsufficientFunds, type NewEntry, writeEntries } from '../../ledger/ledger.ts';
import { payMember } from '../../ledger/movements.ts';
import { implement } from '../../operation/operation.ts';
import { readContent } from '../content/content.ts';
import { lockProduct } from '../goods/product-rows.ts';
import { writeRecords } from '../records/record-rows.ts';

const DAYS_SHOWN = 20;

// Income of a machine's day that was paid in part. A full return undoes the lease, so that no income of it is owed any
// more, even if some was collected; and former members are paid nothing: the money would belong to nobody.
const SHORT = `
  from capital_record as record join lease_order on lease_order.id = record.reference
  join member on member.id = lease_order.member_id and member.deleted_at is null
  where record.kind = 'daily_income' and record.status <> 'failed' and record.amount < record.scheduled
    and not exists (
      select from capital_record as refund where refund.reference = lease_order.id and refund.kind = 'refund'
        and refund.at < lease_order.bought_at + make_interval(secs => ${CONSTANTS.FULL_RETURN_MS / SECOND_MS}))`;

interface ShortDay {
  readonly product_id: string;
  readonly day: ClockDay;
  readonly coverage_permille: number;
  readonly missing: Money;
}

/** Newest short days that were not topped up, for the test panel. */
export const topUpDaysOperation = implement(topUpDays, async ({ sql, locale }) => {
  const rows = await queryAmounts<ShortDay>(
    sql,
    { missing: CURRENCY },
    `select short.product_id, short.day, short.coverage_permille, owed.missing from product_day as short
     cross join lateral (
       select sum(record.scheduled - record.amount)::int8 as missing ${SHORT}
         and record.subject = 'product:' || short.product_id and record.day = short.day
     ) as owed
     where short.coverage_permille < 1000 and owed.missing > 0
       and not exists (select from top_up where top_up.product_id = short.product_id and top_up.day = short.day)
     order by short.day desc, short.product_id limit $1`,
    [DAYS_SHOWN],
  );
  const names = await readContent(
    sql,
    'product',
    rows.map((row) => row.product_id),
    locale,
  );
  return ok({
    data: rows.map((row) => ({
      productId: row.product_id,
      productName: names.get(row.product_id)?.body.name ?? row.product_id,
      day: isoDay(clockDay(row.day)),
      coveragePermille: row.coverage_permille,
      missing: toDecimal(row.missing),
    })),
  });
});

interface ShortIncome {
  readonly order_id: string;
  readonly member_id: string;
  readonly missing: Money;
}

/**
 * Read how much each lease was underpaid, and lock the leases and their members until the transaction ends.
 */
async function readShortIncome(sql: Sql, productId: string, day: ClockDay): Promise<ShortIncome[]> {
  return queryAmounts<ShortIncome>(
    sql,
    { missing: CURRENCY },
    `select lease_order.id as order_id, lease_order.member_id, record.scheduled - record.amount as missing ${SHORT}
       and record.subject = 'product:' || $1 and record.day = $2
     order by lease_order.member_id, lease_order.seq for update of lease_order for share of member`,
    [productId, day],
  );
}

/**
 * Top up a short day of a machine from the promotion budget: each lease that was paid pro rata is credited
 * the missing amount at once, with a record that names the budget (H6, H10). All leases or none; once for
 * each day.
 */
export const topUpOperation = implement(topUp, async ({ sql, now, ports }, input) => {
  const { productId } = input;
  const day = unwrap(parseIsoDay(input.day));
  await lockProduct(sql, productId, 'exclusive');
  const [product] = await sql.query(`select from product where id = $1`, [productId]);
  if (!product) return err({ error: 'not_found' });
  const [before] = await sql.query(`select from top_up where product_id = $1 and day = $2`, [productId, day]);
  if (before) return err({ error: 'already_topped_up' });
  const [over] = await sql.query(
    `select from product_day where product_id = $1 and day = $2 and coverage_permille < 1000`,
    [productId, day],
  );
  const short = over ? await readShortIncome(sql, productId, day) : [];
  if (short.length === 0) return err({ error: 'day_not_short' });

  const newEntries = short.map((lease): NewEntry => ({
    kind: 'subsidy_credit',
    at: now,
    reference: `${lease.order_id}:${day}`,
    lines: payMember({ account: 'promotion_budget' }, 'member_available', lease.member_id, lease.missing),
  }));
  // If the budget does not suffice for all leases, none is paid: the refusal rolls the transaction back.
  const entries = await writeEntries(sql, newEntries).catch((cause: unknown) => {
    if (cause instanceof InsufficientFunds) return null;
    throw cause;
  });
  if (entries === null) return err({ error: 'promotion_budget_empty' });
  await writeRecords(
    sql,
    ports,
    short.map((lease, n) => {
      const entry = entries[n];
      if (!entry) throw new Error('sandbox: each lease has its entry');
      return {
        memberId: lease.member_id,
        kind: 'subsidy',
        amount: lease.missing,
        subject: `product:${productId}`,
        at: now,
        status: 'credited',
        source: 'promotion_budget',
        reference: lease.order_id,
        day,
        balanceAfter: entry.availableAfter,
        entryIds: [entry.id],
      };
    }),
  );
  const amount = sum(
    short.map(({ missing }) => missing),
    CURRENCY,
  );
  await sql.query(`insert into top_up (product_id, day, leases, amount, at) values ($1, $2, $3, $4, $5)`, [
    productId,
    day,
    short.length,
    amount,
    new Date(now),
  ]);
  return ok({ data: { productId, day: input.day, leases: short.length, amount: toDecimal(amount) } });
});

import { returnLease } from '@paydirt/contract/goods/orders';
import {
  add,
  CURRENCY,
  type EpochMs,
  err,
  isZero,
  type Money,
  negate,
  ok,
  quoteReturn,
  subtract,
  toDecimal,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { writeEntry } from '../../ledger/ledger.ts';
import { giveBackIncome, payMember } from '../../ledger/movements.ts';
import { implement, type MemberContext } from '../../operation/operation.ts';
import { writeRecord } from '../records/record-rows.ts';
import { findOrder, type OrderRow } from './order-rows.ts';
import { lockProduct } from './product-rows.ts';

/**
 * Return the uncollected income of a lease to the machine's revenue, because a full return undoes the lease.
 * Otherwise, buying before midnight and returning after it would give a day's income for nothing.
 */
async function undoUnreceivedIncome(
  { sql, memberId }: MemberContext,
  order: OrderRow,
  now: EpochMs,
): Promise<void> {
  const [open] = await queryAmounts<{ readonly amount: Money }>(
    sql,
    { amount: CURRENCY },
    `with undone as (
       update capital_record set status = 'failed' where reference = $1 and member_id = $2
         and kind = 'daily_income' and status = 'not_credited' returning amount
     ) select coalesce(sum(amount), 0)::int8 as amount from undone`,
    [order.id, memberId],
  );
  if (!open || isZero(open.amount)) return;
  await sql.query(`update lease_order set accrued = accrued - $2 where id = $1`, [order.id, open.amount]);
  const entry = await writeEntry(sql, {
    kind: 'income_reversal',
    at: now,
    reference: order.id,
    lines: giveBackIncome(memberId, order.product_id, open.amount),
  });
  await sql.query(
    `insert into record_entry (record_id, entry_id) select id, $3 from capital_record
     where reference = $1 and member_id = $2 and kind = 'daily_income' and status = 'failed'`,
    [order.id, memberId, entry.id],
  );
}

/** Lock the product before the order, like the accrual of a day, to avoid deadlocks. */
async function lockOrder(sql: Sql, memberId: string, orderId: string): Promise<OrderRow | null> {
  const found = await findOrder(sql, memberId, orderId);
  if (!found) return null;
  await lockProduct(sql, found.product_id, 'shared');
  await sql.query(`select id from lease_order where id = $1 for update`, [orderId]);
  return findOrder(sql, memberId, orderId);
}

/** Quote a return at a time; refused if the lease cannot be returned. */
export function quoteOf(order: OrderRow, now: EpochMs) {
  if (order.kind !== 'machine' || order.status !== 'valid') return err({ error: 'not_returnable' } as const);
  const quoted = quoteReturn({
    price: order.paid,
    boughtAt: order.bought_at,
    validDays: order.valid_days,
    // A make-up payment stands in for income that was short.
    incomeReceived: add(order.received, order.topped_up),
    // Just after midnight, or while the clock moves, the day that is over may not be booked yet.
    daysAccrued: order.days_accrued,
    now,
  });
  if (!quoted.ok) return err({ error: 'not_returnable' } as const);
  const { amount, basis, remainingDays } = quoted.value;
  return ok({ amount, basis: basis === 'full' ? ('full' as const) : ('pro_rata' as const), remainingDays });
}

/** Returned lease, which is locked, and its refund. */
export interface GivenBack {
  readonly order: OrderRow;
  readonly amount: Money;
  readonly basis: 'full' | 'pro_rata';
  readonly now: EpochMs;
}

/** Take a lease back and refund the amount by the rule: one entry, one record. */
export async function giveBackLease(
  context: MemberContext,
  { order, amount, basis, now }: GivenBack,
): Promise<void> {
  const { sql, memberId, ports } = context;
  if (basis === 'full') await undoUnreceivedIncome(context, order, now);
  await sql.query(`update lease_order set status = 'returned', returned = $2 where id = $1`, [
    order.id,
    amount,
  ]);
  const kept = subtract(order.paid, amount);
  const back = payMember({ account: 'lease_escrow' }, 'member_available', memberId, amount);
  const entry = await writeEntry(sql, {
    kind: 'lease_return',
    at: now,
    reference: order.id,
    lines: [
      ...back.filter((line) => line.account !== 'lease_escrow'),
      { account: 'lease_escrow', amount: negate(order.paid) },
      { account: 'operator_sales', amount: kept },
    ],
  });
  await writeRecord(sql, ports, {
    memberId,
    kind: 'refund',
    amount,
    subject: `product:${order.product_id}`,
    at: now,
    status: 'credited',
    source: 'refund',
    reference: order.id,
    balanceAfter: entry.availableAfter,
    entryIds: [entry.id],
  });
}

/**
 * Return a lease (H11, PRODUCT 5): in full within 24 hours less income already received, pro rata afterwards. With
 * `quote` it only computes the amount, by the same code; exactly the displayed amount is refunded, or nothing is
 * done.
 */
export const returnLeaseOperation = implement(returnLease, async (context, { orderId, quote, amount }) => {
  const { sql, memberId, ports } = context;
  const order = quote ? await findOrder(sql, memberId, orderId) : await lockOrder(sql, memberId, orderId);
  if (!order) return err({ error: 'not_found' });
  const now = await ports.readClock(sql);
  const quoted = quoteOf(order, now);
  if (!quoted.ok) return quoted;
  const given = toDecimal(quoted.value.amount);
  if (amount !== undefined && amount !== given) return err({ error: 'amount_changed' });
  if (!quote) await giveBackLease(context, { order, now, ...quoted.value });
  return ok({ data: { ...quoted.value, amount: given } });
});

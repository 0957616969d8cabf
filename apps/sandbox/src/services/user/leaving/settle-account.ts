import {
  CURRENCY,
  type EpochMs,
  isPositive,
  type Money,
  negate,
  scaleShown,
  sum,
  withdrawalQuote,
  zero,
} from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { readBalances, writeEntry } from '../../../ledger/ledger.ts';
import { payOutAll } from '../../../ledger/movements.ts';
import type { MemberContext } from '../../../operation/operation.ts';
import { findOrder, type OrderRow } from '../../goods/order-rows.ts';
import { lockProduct } from '../../goods/product-rows.ts';
import { giveBackLease, quoteOf } from '../../goods/return-lease.ts';
import { failRecharge } from '../../wallet/recharge/recharge-progress.ts';
import { lockRecharge } from '../../wallet/recharge/recharge-rows.ts';
import { writeRecord } from '../../records/record-rows.ts';
import { returnWithdrawal } from '../../wallet/withdrawal/withdraw-return.ts';
import { lockWithdrawal } from '../../wallet/withdrawal/withdraw-rows.ts';

/** Open leases, withdrawals and recharges of a member. */
interface Open {
  readonly leases: readonly OrderRow[];
  readonly withdrawals: readonly string[];
  readonly recharges: readonly string[];
}

async function ids(sql: Sql, statement: string, memberId: string): Promise<string[]> {
  return (await sql.query<{ id: string }>(statement, [memberId])).map(({ id }) => id);
}

/** Read the leases that have not ended. */
export async function openLeases(sql: Sql, memberId: string): Promise<OrderRow[]> {
  const found = await ids(
    sql,
    `select id from lease_order where member_id = $1 and kind = 'machine' and status = 'valid' order by seq`,
    memberId,
  );
  const orders = await Promise.all(found.map((id) => findOrder(sql, memberId, id)));
  return orders.filter((order) => order !== null);
}

/** Quote the refund of a lease, also of one whose last day has ended but is not booked yet. */
export function givesBack(order: OrderRow, now: EpochMs): { amount: Money; basis: 'full' | 'pro_rata' } {
  const quoted = quoteOf(order, now);
  if (quoted.ok) return quoted.value;
  const { paid, valid_days: days, days_accrued: accrued } = order;
  return { amount: scaleShown(paid, BigInt(days - accrued), BigInt(days), 'floor'), basis: 'pro_rata' };
}

/**
 * Lock everything that is open, products before leases like all other transactions, before any money moves.
 */
async function lockOpen({ sql, memberId }: MemberContext): Promise<Open> {
  const products = new Set((await openLeases(sql, memberId)).map(({ product_id: id }) => id));
  for (const id of products) await lockProduct(sql, id, 'shared');
  await sql.query(`select id from lease_order where member_id = $1 order by seq for update`, [memberId]);
  const withdrawals = await ids(
    sql,
    `select id from withdrawal where member_id = $1 and status in ('pending', 'processing') order by seq for update`,
    memberId,
  );
  const recharges = await ids(
    sql,
    `select id from recharge where member_id = $1 and status in ('intent', 'seen', 'processing') order by seq for update`,
    memberId,
  );
  return { leases: await openLeases(sql, memberId), withdrawals, recharges };
}

/**
 * Pay out the remaining balance like a withdrawal, less its fee: one entry, one record. Returns the net
 * amount.
 */
async function payOut({ sql, memberId, ports }: MemberContext, now: EpochMs): Promise<Money> {
  const held = await readBalances(sql, memberId);
  const total = sum([held.available, held.receivable, held.arriving], CURRENCY);
  await sql.query(
    `update capital_record set status = 'arrived'
     where member_id = $1 and (status = 'not_credited' or (status = 'processing' and takeout_id is not null))`,
    [memberId],
  );
  const { fee, net } = withdrawalQuote(total);
  if (!isPositive(total)) return net;
  const entry = await writeEntry(sql, {
    kind: 'account_closure',
    at: now,
    reference: memberId,
    lines: payOutAll(memberId, held, fee),
  });
  await writeRecord(sql, ports, {
    memberId,
    kind: 'withdrawal',
    amount: negate(total),
    subject: 'campaign:withdrawal-usdt',
    at: now,
    status: 'succeeded',
    source: 'own_balance',
    reference: memberId,
    balanceAfter: zero(CURRENCY),
    entryIds: [entry.id],
  });
  return net;
}

/**
 * Settle all money of a leaving member: leases are refunded by the rule, pending withdrawals are cancelled,
 * pending top-ups fail, and the resulting balance is paid out like a withdrawal, less its fee. Returns the
 * amount paid out.
 */
export async function settleAccount(context: MemberContext): Promise<Money> {
  const { sql, ports } = context;
  const open = await lockOpen(context);
  const now = await ports.readClock(sql);
  for (const order of open.leases) await giveBackLease(context, { order, now, ...givesBack(order, now) });
  for (const id of open.withdrawals) {
    const row = await lockWithdrawal(sql, id);
    if (row) await returnWithdrawal({ sql, ports, now }, row, { status: 'cancelled' });
  }
  for (const id of open.recharges) {
    const row = await lockRecharge(sql, id);
    if (row) await failRecharge({ sql, ports, now }, row, 'expired');
  }
  return payOut(context, now);
}

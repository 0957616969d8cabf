import type { PlacedOrder, Order, OrderStatus } from '@paydirt/contract/goods/orders';
import {
  addMs,
  CONSTANTS,
  CURRENCY,
  type EpochMs,
  type Locale,
  type Money,
  scheduledTotal,
  toDecimal,
  toIso,
} from '@paydirt/domain';

import { type Assets, queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { type Content, readContent } from '../content/content.ts';
import { drawnOutcome } from './drawn-outcome.ts';
import { type PastShare, readPastShares } from './past-shares.ts';

/** Row of `lease_order` with its product's picture and the number of its purchase record. */
export interface OrderRow {
  readonly id: string;
  /** In the order in which orders were placed. */
  readonly seq: bigint;
  readonly code: string;
  readonly member_id: string;
  readonly product_id: string;
  readonly kind: PlacedOrder['kind'];
  readonly image: string;
  readonly price: Money;
  readonly discount: Money;
  readonly paid: Money;
  readonly day_return: Money;
  readonly valid_days: number;
  readonly bought_at: EpochMs;
  readonly expires_at: EpochMs | null;
  readonly status: OrderStatus;
  readonly days_accrued: number;
  readonly accrued: Money;
  readonly received: Money;
  readonly returned: Money | null;
  /** Make-up payments for its short days; they are the member's at once. */
  readonly topped_up: Money;
  readonly agreement_version: string | null;
  readonly agreement_hash: string | null;
  readonly delivery: PlacedOrder['delivery'];
}

/** Columns of {@link OrderRow} that hold money. */
export const ORDER_AMOUNTS: Assets<OrderRow> = {
  price: CURRENCY,
  discount: CURRENCY,
  paid: CURRENCY,
  day_return: CURRENCY,
  accrued: CURRENCY,
  received: CURRENCY,
  returned: CURRENCY,
  topped_up: CURRENCY,
};

/** Columns of {@link OrderRow}. */
export const SELECT_ORDER = `
  select lease_order.*, product.image,
    (select code from capital_record where reference = lease_order.id and capital_record.kind = 'buy_machine') as code,
    (select coalesce(sum(amount), 0)::int8 from capital_record
     where reference = lease_order.id and capital_record.kind = 'subsidy') as topped_up,
    (select json_build_object('id', place.id, 'name', place.name, 'phone', place.phone, 'lines', place.lines,
       'country', place.country) from delivery_address as place where place.id = delivery_address_id) as delivery
  from lease_order join product on product.id = product_id`;

/** Read a member's order; null if there is none, or it is another member's. */
export async function findOrder(sql: Sql, memberId: string, id: string): Promise<OrderRow | null> {
  const [row] = await queryAmounts<OrderRow>(
    sql,
    ORDER_AMOUNTS,
    `${SELECT_ORDER} where lease_order.id = $1 and member_id = $2`,
    [id, memberId],
  );
  return row ?? null;
}

/** Convert rows to orders for display, with the outcome of each held lease. */
export async function toOrders(
  sql: Sql,
  rows: readonly OrderRow[],
  { locale, now }: { readonly locale: Locale; readonly now: EpochMs },
): Promise<Order[]> {
  const bought = await toPlacedOrders(sql, rows, locale);
  const held = rows.filter((row) => daysLeft(row) > 0).map((row) => row.product_id);
  const pastShares = held.length === 0 ? new Map() : await readPastShares(sql, [...new Set(held)], now);
  const orders: Order[] = [];
  for (const [index, row] of rows.entries()) {
    const order = bought[index];
    if (!order) throw new Error('goods: every row is an order');
    // The orders are computed one after another, because each yields to other requests first.
    orders.push({ ...order, outcome: await outcomeOf(row, pastShares.get(row.product_id) ?? []) });
  }
  return orders;
}

/** Compute the days of a lease that are still to be paid. */
function daysLeft({ kind, status, valid_days: all, days_accrued: over }: OrderRow): number {
  return kind === 'machine' && status === 'valid' ? Math.max(0, all - over) : 0;
}

async function outcomeOf(row: OrderRow, pastShares: readonly PastShare[]): Promise<Order['outcome']> {
  const validDays = daysLeft(row);
  if (validDays === 0) return null;
  const { worst, median, best, losses } = await drawnOutcome(row.product_id, {
    paid: row.paid,
    earned: row.accrued,
    dailyIncome: row.day_return,
    validDays,
    pastShares: pastShares.map(({ paidPermille }) => paidPermille),
  });
  return {
    worst: toDecimal(worst),
    median: toDecimal(median),
    best: toDecimal(best),
    losses,
    pastDays: pastShares.length,
  };
}

/** Convert rows to orders as they were bought. */
export async function toPlacedOrders(
  sql: Sql,
  rows: readonly OrderRow[],
  locale: Locale,
): Promise<PlacedOrder[]> {
  const productIds = rows.map((row) => row.product_id);
  const texts = await readContent(sql, 'product', productIds, locale);
  return rows.map((row) => toPlacedOrder(row, texts));
}

/** Convert a row to an order as it was bought; `texts` has the text of its product. */
export function toPlacedOrder(row: OrderRow, texts: ReadonlyMap<string, Content<'product'>>): PlacedOrder {
  const text = texts.get(row.product_id);
  if (!text) throw new Error(`goods: product ${row.product_id} has no text`);
  const machine = row.kind === 'machine';
  return {
    id: row.id,
    code: row.code,
    productId: row.product_id,
    kind: row.kind,
    productName: text.body.name,
    productImage: row.image,
    price: toDecimal(row.price),
    discount: toDecimal(row.discount),
    paid: toDecimal(row.paid),
    dailyIncome: toDecimal(row.day_return),
    validDays: row.valid_days,
    daysAccrued: row.days_accrued,
    totalRevenue: toDecimal(scheduledTotal(row.day_return, row.valid_days)),
    accrued: toDecimal(row.accrued),
    received: toDecimal(row.received),
    boughtAt: toIso(row.bought_at),
    expiryDate: row.expires_at === null ? null : toIso(row.expires_at),
    status: row.status,
    returned: row.returned === null ? null : toDecimal(row.returned),
    fullReturnUntil: machine ? toIso(addMs(row.bought_at, CONSTANTS.FULL_RETURN_MS)) : null,
    agreementVersion: row.agreement_version,
    agreementHash: row.agreement_hash,
    delivery: row.delivery,
  };
}

import { orderDetail, orderList, orderRevenue } from '@paydirt/contract/goods/orders';
import { err, ok } from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { startOfPage } from '../../database/start-of-page.ts';
import { implement } from '../../operation/operation.ts';
import { listRecords } from '../records/record-rows.ts';
import { findOrder, ORDER_AMOUNTS, type OrderRow, SELECT_ORDER, toOrders } from './order-rows.ts';

/** The member's orders, newest first. */
export const orderListOperation = implement(orderList, async ({ sql, memberId, locale, now }, input) => {
  const { before, skip } = await startOfPage(sql, 'lease_order', input, memberId);
  const filter = [memberId, input.status ?? null, input.kind ?? null];
  const rows = await queryAmounts<OrderRow>(
    sql,
    ORDER_AMOUNTS,
    `${SELECT_ORDER} where member_id = $1 and ($2::text is null or lease_order.status = $2)
       and ($3::text is null or lease_order.kind = $3) and seq < $4
     order by seq desc limit $5 offset $6`,
    [...filter, before, input.pageSize, skip],
  );
  const [count] = await sql.query<{ total: number }>(
    `select count(*)::int as total from lease_order where member_id = $1
       and ($2::text is null or status = $2) and ($3::text is null or kind = $3)`,
    filter,
  );
  return ok({ data: { total: count?.total ?? 0, list: await toOrders(sql, rows, { locale, now }) } });
});

export const orderDetailOperation = implement(
  orderDetail,
  async ({ sql, memberId, locale, now }, { orderId }) => {
    const row = await findOrder(sql, memberId, orderId);
    if (!row) return err({ error: 'not_found' });
    const [order] = await toOrders(sql, [row], { locale, now });
    if (!order) throw new Error('goods: one row gives one order');
    return ok({ data: order });
  },
);

/** Revenue of one order, day by day, newest first; days of standstill are included (H13). */
export const orderRevenueOperation = implement(orderRevenue, async ({ sql, memberId, locale }, input) => {
  const row = await findOrder(sql, memberId, input.orderId);
  if (!row) return err({ error: 'not_found' });
  const filter = { memberId, reference: input.orderId, kinds: ['daily_income'] } as const;
  return ok({ data: await listRecords(sql, filter, input, locale) });
});

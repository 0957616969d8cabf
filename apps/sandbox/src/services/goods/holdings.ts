import { holdings } from '@paydirt/contract/goods/holdings';
import { CURRENCY, ok, sum, toDecimal } from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { startOfPage } from '../../database/start-of-page.ts';
import { implement } from '../../operation/operation.ts';
import { ORDER_AMOUNTS, type OrderRow, SELECT_ORDER, toOrders } from './order-rows.ts';
import { quoteOf } from './return-lease.ts';

/** Lease that can be returned, with its refund. */
interface Held {
  readonly row: OrderRow;
  readonly giveBack: Extract<ReturnType<typeof quoteOf>, { ok: true }>['value'];
}

/**
 * The leases that a member holds, newest first; the value of each is its refund if it were returned now
 * (H11).
 */
export const holdingsOperation = implement(holdings, async ({ sql, memberId, locale, ports }, input) => {
  const rows = await queryAmounts<OrderRow>(
    sql,
    ORDER_AMOUNTS,
    `${SELECT_ORDER} where member_id = $1 and lease_order.kind = 'machine' and lease_order.status = 'valid' order by seq desc`,
    [memberId],
  );
  const now = await ports.readClock(sql);
  // A lease whose last day has ended counts as over, even if that day is not booked yet.
  const held = rows.flatMap((row): Held[] => {
    const quoted = quoteOf(row, now);
    return quoted.ok ? [{ row, giveBack: quoted.value }] : [];
  });
  const amounts = held.map(({ giveBack }) => giveBack.amount);
  const { before, skip } = await startOfPage(sql, 'lease_order', input, memberId);
  const page = held.filter(({ row }) => row.seq < before).slice(skip, skip + input.pageSize);
  const orders = await toOrders(
    sql,
    page.map(({ row }) => row),
    { locale, now },
  );
  const list = orders.map((order, index) => {
    const giveBack = page[index]?.giveBack;
    if (!giveBack) throw new Error('goods: every order has its row');
    return { order, giveBack: { ...giveBack, amount: toDecimal(giveBack.amount) } };
  });
  return ok({ data: { total: held.length, value: toDecimal(sum(amounts, CURRENCY)), list } });
});

import { standing } from '@paydirt/contract/wallet/standing';
import {
  add,
  CONSTANTS,
  CURRENCY,
  dayOf,
  type EpochMs,
  isoDay,
  type Money,
  negate,
  ok,
  quoteReturn,
  subtract,
  sum,
  toDecimal,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { type EntryKind, readBalances } from '../../ledger/ledger.ts';
import { implement } from '../../operation/operation.ts';
import { readContent } from '../content/content.ts';
import { ORDER_AMOUNTS, type OrderRow, SELECT_ORDER } from '../goods/order-rows.ts';
import { readPastShares } from '../goods/past-shares.ts';
import { entryKindsOf } from './balance-history.ts';

const NOTHING = zero(CURRENCY);

/** Lease that can be returned, with its refund once all its earnings are collected. */
interface Held {
  readonly row: OrderRow;
  readonly gives: Money;
}

async function readHeld(sql: Sql, memberId: string, now: EpochMs): Promise<Held[]> {
  const rows = await queryAmounts<OrderRow>(
    sql,
    ORDER_AMOUNTS,
    `${SELECT_ORDER} where member_id = $1 and lease_order.kind = 'machine' and lease_order.status = 'valid' order by seq desc`,
    [memberId],
  );
  return rows.flatMap((row): Held[] => {
    const quoted = quoteReturn({
      price: row.paid,
      boughtAt: row.bought_at,
      validDays: row.valid_days,
      // A full return takes back uncollected income: the amount here is in addition to it.
      incomeReceived: add(row.accrued, row.topped_up),
      daysAccrued: row.days_accrued,
      now,
    });
    return quoted.ok ? [{ row, gives: quoted.value.amount }] : [];
  });
}

/** Sum up all deposits and withdrawals in the journal, and the fees of withdrawals, paid and to be paid. */
async function readMoved(
  sql: Sql,
  memberId: string,
): Promise<{
  readonly putIn: Money;
  readonly left: Money;
  readonly fees: { readonly paid: Money; readonly due: Money };
}> {
  const sums = await queryAmounts<{ readonly kind: EntryKind; readonly amount: Money }>(
    sql,
    { amount: CURRENCY },
    `select entry.kind, sum(posting.amount)::int8 as amount
     from posting join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
     where account.member_id = $1 group by 1`,
    [memberId],
  );
  const of = (kinds: readonly EntryKind[]) =>
    sum(
      sums.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount),
      CURRENCY,
    );
  const [fees] = await queryAmounts<{ readonly paid: Money; readonly due: Money }>(
    sql,
    { paid: CURRENCY, due: CURRENCY },
    `select coalesce(sum(fee) filter (where status = 'succeeded'), 0)::int8 as paid,
       coalesce(sum(fee) filter (where status in ('pending', 'processing')), 0)::int8 as due
     from withdrawal where member_id = $1`,
    [memberId],
  );
  return {
    putIn: of(entryKindsOf('deposited')),
    left: negate(of(entryKindsOf('withdrawn'))),
    fees: fees ?? { paid: NOTHING, due: NOTHING },
  };
}

/** The member's gain or loss if they stopped now, and the past days of their machines. */
export const standingOperation = implement(standing, async ({ sql, memberId, locale, now }) => {
  const today = dayOf(now);
  const balances = await readBalances(sql, memberId);
  const held = await readHeld(sql, memberId, now);
  const { putIn, left, fees } = await readMoved(sql, memberId);
  const productIds = [...new Set(held.map(({ row }) => row.product_id))];
  const past = await readPastShares(sql, productIds, now);
  const texts = await readContent(sql, 'product', productIds, locale);
  return ok({
    data: {
      day: isoDay(today),
      available: toDecimal(balances.available),
      receivable: toDecimal(balances.receivable),
      arriving: toDecimal(balances.arriving),
      withdrawing: toDecimal(subtract(balances.withdrawing, fees.due)),
      returns: toDecimal(
        sum(
          held.map(({ gives }) => gives),
          CURRENCY,
        ),
      ),
      takenOut: toDecimal(subtract(left, fees.paid)),
      putIn: toDecimal(putIn),
      feePermille: CONSTANTS.WITHDRAWAL_FEE_PERMILLE,
      leases: held.map(({ row }) => ({
        orderId: row.id,
        productId: row.product_id,
        price: toDecimal(row.paid),
        dailyIncome: toDecimal(row.day_return),
        validDays: row.valid_days,
        daysAccrued: row.days_accrued,
      })),
      machines: productIds.map((productId) => ({
        productId,
        productName: texts.get(productId)?.body.name ?? productId,
        days: past.get(productId) ?? [],
      })),
    },
  });
});

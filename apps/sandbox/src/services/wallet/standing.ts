import { standing } from '@paydirt/contract/calls/standing';
import {
  addDays,
  clockDay,
  CONSTANTS,
  CURRENCY,
  dayOf,
  type EpochMs,
  isoDay,
  machineYield,
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
import { implement } from '../../operation.ts';
import { readContent } from '../content/content.ts';
import { ORDER_AMOUNTS, type OrderRow, SELECT_ORDER } from '../goods/order-rows.ts';
import { entryKindsOf } from './balance-history.ts';

const DAYS_SHOWN = 30;
const WHOLE = 1000;
const NOTHING = zero(CURRENCY);

/** A lease that can be returned, and what that would give once all it earned is collected. */
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
      // A return in full takes back what was not collected: what is told here stands beside it.
      incomeReceived: row.accrued,
      daysAccrued: row.days_accrued,
      now,
    });
    return quoted.ok ? [{ row, gives: quoted.value.amount }] : [];
  });
}

/** What came from outside and what left, ever, from the journal. */
async function readMoved(
  sql: Sql,
  memberId: string,
): Promise<{ readonly putIn: Money; readonly left: Money; readonly fees: Money }> {
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
  const [paid] = await queryAmounts<{ readonly fees: Money }>(
    sql,
    { fees: CURRENCY },
    `select coalesce(sum(fee), 0)::int8 as fees from withdrawal where member_id = $1 and status = 'succeeded'`,
    [memberId],
  );
  return {
    putIn: of(entryKindsOf('deposited')),
    left: negate(of(entryKindsOf('withdrawn'))),
    fees: paid?.fees ?? NOTHING,
  };
}

interface PastDay {
  readonly product_id: string;
  readonly day: number;
  readonly coverage_permille: number | null;
}

/** What the member would have gained or lost by stopping now, from the journal, and the past days of their machines. */
export const standingOperation = implement(standing, async ({ sql, memberId, locale, now }) => {
  const today = dayOf(now);
  const balances = await readBalances(sql, memberId);
  const held = await readHeld(sql, memberId, now);
  const { putIn, left, fees } = await readMoved(sql, memberId);
  const productIds = [...new Set(held.map(({ row }) => row.product_id))];
  const past = await sql.query<PastDay>(
    `select product_id, day, coverage_permille from product_day
     where product_id = any($1::text[]) and day >= $2 order by product_id, day`,
    [productIds, addDays(today, -DAYS_SHOWN)],
  );
  const texts = await readContent(sql, 'product', productIds, locale);
  return ok({
    data: {
      day: isoDay(today),
      available: toDecimal(balances.available),
      receivable: toDecimal(balances.receivable),
      arriving: toDecimal(balances.arriving),
      withdrawing: toDecimal(balances.withdrawing),
      returns: toDecimal(
        sum(
          held.map(({ gives }) => gives),
          CURRENCY,
        ),
      ),
      takenOut: toDecimal(subtract(left, fees)),
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
        days: past
          .filter((row) => row.product_id === productId)
          .map((row) => ({
            day: isoDay(clockDay(row.day)),
            paidPermille:
              row.coverage_permille ?? Math.min(WHOLE, machineYield(productId, clockDay(row.day))),
          })),
      })),
    },
  });
});

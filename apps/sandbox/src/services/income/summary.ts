import { incomeSummary } from '@paydirt/contract/wallet/income';
import {
  addDays,
  clockDay,
  CURRENCY,
  dayOf,
  type EpochMs,
  isoDay,
  type Money,
  ok,
  startOfDay,
  toDecimal,
  toIso,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { readBalances } from '../../ledger/ledger.ts';
import { implement } from '../../operation/operation.ts';

const DAYS_SHOWN = 30;

interface DayRow {
  readonly day: number;
  readonly scheduled: Money;
  readonly accrued: Money;
  readonly received: Money;
}

interface OpenRow {
  readonly count: number;
  readonly arrives_at: EpochMs | null;
  readonly received_today: Money;
}

interface YesterdayRow {
  readonly paid: Money;
  readonly leases: number;
  readonly idle: string[];
}

/**
 * Income to receive, income on its way, income received today, and the last 30 days including the bad ones
 * (H13).
 */
export const incomeSummaryOperation = implement(incomeSummary, async ({ sql, memberId, now }) => {
  const today = dayOf(now);
  const held = await readBalances(sql, memberId);
  const [open] = await queryAmounts<OpenRow>(
    sql,
    { received_today: CURRENCY },
    `select count(*) filter (where status = 'not_credited')::int as count,
       min(arrives_at) filter (where takeout_id is not null and status = 'processing') as arrives_at,
       coalesce(sum(amount) filter (where takeout_id is not null and status = 'arrived' and arrives_at >= $2), 0)::int8 as received_today
     from capital_record where member_id = $1 and (status in ('not_credited', 'processing') or arrives_at >= $2)`,
    [memberId, new Date(startOfDay(today))],
  );
  const [leases] = await queryAmounts<{ readonly machines: number; readonly scheduled: Money }>(
    sql,
    { scheduled: CURRENCY },
    `select count(*)::int as machines, coalesce(sum(day_return), 0)::int8 as scheduled from lease_order
     where member_id = $1 and kind = 'machine' and status = 'valid'`,
    [memberId],
  );
  const days = await queryAmounts<DayRow>(
    sql,
    { scheduled: CURRENCY, accrued: CURRENCY, received: CURRENCY },
    `select day, sum(scheduled)::int8 as scheduled, sum(amount)::int8 as accrued,
       coalesce(sum(amount) filter (where takeout_id is not null), 0)::int8 as received
     from capital_record where member_id = $1 and kind = 'daily_income' and day >= $2 and status <> 'failed'
     group by day order by day`,
    [memberId, addDays(today, -DAYS_SHOWN)],
  );
  const [yesterday] = await queryAmounts<YesterdayRow>(
    sql,
    { paid: CURRENCY },
    `select coalesce(sum(amount), 0)::int8 as paid, count(distinct reference) filter (where amount > 0)::int as leases,
       coalesce(array_agg(reference) filter (where amount = 0), '{}') as idle
     from capital_record where member_id = $1 and kind = 'daily_income' and day = $2 and status <> 'failed'`,
    [memberId, addDays(today, -1)],
  );
  return ok({
    data: {
      receivable: toDecimal(held.receivable),
      receivableCount: open?.count ?? 0,
      arriving: toDecimal(held.arriving),
      arrivesAt: open?.arrives_at ? toIso(open.arrives_at) : null,
      receivedToday: toDecimal(open?.received_today ?? zero(CURRENCY)),
      machines: leases?.machines ?? 0,
      scheduledToday: toDecimal(leases?.scheduled ?? zero(CURRENCY)),
      yesterday: {
        paid: toDecimal(yesterday?.paid ?? zero(CURRENCY)),
        leases: yesterday?.leases ?? 0,
        idle: yesterday?.idle ?? [],
      },
      byDay: days.map((row) => ({
        day: isoDay(clockDay(row.day)),
        scheduled: toDecimal(row.scheduled),
        accrued: toDecimal(row.accrued),
        received: toDecimal(row.received),
      })),
    },
  });
});

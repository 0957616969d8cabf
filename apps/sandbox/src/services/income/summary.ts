import { incomeSummary } from '@paydirt/contract/calls/income';
import {
  addDays,
  clockDay,
  dayOf,
  type EpochMs,
  isoDay,
  ok,
  startOfDay,
  toDecimal,
  toIso,
  usdt,
} from '@paydirt/domain';

import { readBalances } from '../../ledger/ledger.ts';
import { implement } from '../../operation.ts';

const DAYS_SHOWN = 30;

interface DayRow {
  readonly day: number;
  readonly scheduled: bigint;
  readonly accrued: bigint;
  readonly received: bigint;
}

/** Income to receive, on its way, received today, and the last 30 days with the bad ones among them (H13). */
export const incomeSummaryOperation = implement(incomeSummary, async ({ sql, memberId, now }) => {
  const today = dayOf(now);
  const held = await readBalances(sql, memberId);
  const [open] = await sql.query<{ count: number; arrives_at: EpochMs | null; received_today: bigint }>(
    `select count(*) filter (where status = 'not_credited')::int as count,
       min(arrives_at) filter (where status = 'processing') as arrives_at,
       coalesce(sum(amount) filter (where takeout_id is not null and arrives_at >= $2), 0)::int8 as received_today
     from capital_record where member_id = $1 and (status in ('not_credited', 'processing') or arrives_at >= $2)`,
    [memberId, new Date(startOfDay(today))],
  );
  const [leases] = await sql.query<{ machines: number; scheduled: bigint }>(
    `select count(*)::int as machines, coalesce(sum(day_return), 0)::int8 as scheduled from lease_order
     where member_id = $1 and kind = 'machine' and status = 'valid'`,
    [memberId],
  );
  const days = await sql.query<DayRow>(
    `select day, sum(scheduled)::int8 as scheduled, sum(amount)::int8 as accrued,
       coalesce(sum(amount) filter (where takeout_id is not null), 0)::int8 as received
     from capital_record where member_id = $1 and kind = 'daily_income' and day >= $2 and status <> 'failed'
     group by day order by day`,
    [memberId, addDays(today, -DAYS_SHOWN)],
  );
  return ok({
    data: {
      receivable: toDecimal(usdt(held.receivable)),
      receivableCount: open?.count ?? 0,
      arriving: toDecimal(usdt(held.arriving)),
      arrivesAt: open?.arrives_at ? toIso(open.arrives_at) : null,
      receivedToday: toDecimal(usdt(open?.received_today ?? 0n)),
      machines: leases?.machines ?? 0,
      scheduledToday: toDecimal(usdt(leases?.scheduled ?? 0n)),
      byDay: days.map((row) => ({
        day: isoDay(clockDay(row.day)),
        scheduled: toDecimal(usdt(row.scheduled)),
        accrued: toDecimal(usdt(row.accrued)),
        received: toDecimal(usdt(row.received)),
      })),
    },
  });
});

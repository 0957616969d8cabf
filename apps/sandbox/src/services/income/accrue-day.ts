import {
  addDays,
  clockDay,
  type ClockDay,
  endOfDay,
  machineRevenue,
  machineYield,
  payIncome,
  scale,
  sum,
  usdt,
} from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import type { JobContext } from '../../jobs/runner.ts';
import { schedule } from '../../jobs/schedule.ts';
import { readOperatorBalance, writeEntry } from '../../ledger/ledger.ts';
import { bringIn, payMember } from '../../ledger/movements.ts';
import { writeRecord } from '../wallet/record-rows.ts';

/** Payload of the job `income-day`: one machine, one clock day. */
export interface IncomeDay {
  readonly productId: string;
  readonly day: number;
}

interface EarningLease {
  readonly id: string;
  readonly member_id: string;
  readonly day_return: bigint;
  readonly paid: bigint;
  readonly last_day: number;
}

/** Plan the accrual of a machine's day, at that day's end. */
export async function scheduleIncomeDay(sql: Sql, productId: string, day: ClockDay): Promise<void> {
  await schedule(sql, {
    kind: 'income-day',
    reference: `${productId}:${day}`,
    dueAt: endOfDay(day),
    payload: { productId, day } satisfies IncomeDay,
  });
}

async function accrueLease(
  { sql, now, ports }: JobContext,
  { productId, day }: { productId: string; day: ClockDay },
  lease: EarningLease,
  income: { paid: bigint; coveragePermille: number },
): Promise<void> {
  const entry =
    income.paid === 0n
      ? null
      : await writeEntry(sql, {
          kind: 'income_accrual',
          at: now,
          reference: `${lease.id}:${day}`,
          lines: payMember(
            { account: 'machine_revenue', productId },
            'member_receivable',
            lease.member_id,
            income.paid,
          ),
        });
  await writeRecord(sql, ports, {
    memberId: lease.member_id,
    kind: 'daily_income',
    amount: income.paid,
    subject: `product:${productId}`,
    at: now,
    // A day that earned nothing is written down all the same (H13); there is nothing left to receive.
    status: entry ? 'not_credited' : 'arrived',
    source: 'machine_revenue',
    reference: lease.id,
    day,
    scheduled: lease.day_return,
    coveragePermille: income.coveragePermille,
    entryIds: entry ? [entry.id] : [],
  });
  await sql.query(
    `update lease_order set days_accrued = days_accrued + 1, accrued = accrued + $2 where id = $1`,
    [lease.id, income.paid],
  );
}

async function expireLease({ sql, now }: JobContext, lease: EarningLease): Promise<void> {
  await sql.query(`update lease_order set status = 'expired' where id = $1`, [lease.id]);
  await writeEntry(sql, {
    kind: 'lease_expiry',
    at: now,
    reference: lease.id,
    lines: [
      { account: 'lease_escrow', amount: -lease.paid },
      { account: 'operator_sales', amount: lease.paid },
    ],
  });
}

/**
 * End a machine's clock day: book what its leased units earned by the published rule (H13), pay the
 * income scheduled for the day out of that revenue alone, pro rata where it falls short (H6), expire
 * the leases whose last day it was, and plan the next day.
 */
export async function accrueIncomeDay(context: JobContext, payload: IncomeDay): Promise<void> {
  const { sql, now } = context;
  const { productId } = payload;
  const day = clockDay(payload.day);
  // The product's row is locked as a purchase locks it: each lease is before this day's end or after it.
  const [product] = await sql.query<{ day_return: bigint }>(
    `select day_return from product where id = $1 for update`,
    [productId],
  );
  if (!product) throw new Error(`income: no product ${productId}`);
  const leases = await sql.query<EarningLease>(
    `select id, member_id, day_return, paid, last_day from lease_order
     where product_id = $1 and status = 'valid' and first_day <= $2 and last_day >= $2 order by seq for update`,
    [productId, day],
  );

  const scheduled = leases.map((lease) => usdt(lease.day_return));
  const owed = sum(scheduled, 'USDT');
  const earned = scale(owed, BigInt(machineYield(productId, day)), 1000n, 'floor');
  if (earned.minor > 0n) {
    await writeEntry(sql, {
      kind: 'machine_output',
      at: now,
      reference: `${productId}:${day}`,
      lines: bringIn({ account: 'machine_revenue', productId }, earned.minor),
    });
  }
  const available = usdt(await readOperatorBalance(sql, 'machine_revenue', productId));
  const { paid, coveragePermille } = payIncome({ available, scheduled });
  for (const [index, lease] of leases.entries()) {
    await accrueLease(context, { productId, day }, lease, {
      paid: paid[index]?.minor ?? 0n,
      coveragePermille,
    });
    if (lease.last_day === day) await expireLease(context, lease);
  }
  await sql.query(
    `insert into product_day (product_id, day, units, unit_revenue, scheduled, paid, coverage_permille)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      productId,
      day,
      leases.length,
      machineRevenue(usdt(product.day_return), 1, productId, day).minor,
      owed.minor,
      sum(paid, 'USDT').minor,
      leases.length === 0 ? null : coveragePermille,
    ],
  );
  await scheduleIncomeDay(sql, productId, addDays(day, 1));
}

import {
  addDays,
  clockDay,
  type ClockDay,
  CURRENCY,
  endOfDay,
  isPositive,
  machineRevenue,
  machineYield,
  type Money,
  negate,
  parseMoney,
  payIncome,
  permilleOf,
  scaleShown,
  toDecimal,
  unwrap,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { allInOrder } from '../../database/all-in-order.ts';
import type { Sql } from '../../database/database.ts';
import type { JobContext } from '../../jobs/runner.ts';
import { writeEntriesAtCommit } from '../../ledger/entries-at-commit.ts';
import { readOperatorBalance, writeEntry } from '../../ledger/ledger.ts';
import { bringIn, payMember } from '../../ledger/movements.ts';
import { type DueJobs, scheduleJob } from '../../jobs/due-jobs.ts';
import { lockProduct } from '../goods/product-rows.ts';
import { writeRecords } from '../records/record-rows.ts';

type IncomeDay = DueJobs['income-day'];
type IncomeRest = NonNullable<IncomeDay['rest']>;

interface EarningLease {
  readonly id: string;
  readonly seq: bigint;
  readonly member_id: string;
  readonly day_return: Money;
  readonly paid: Money;
  readonly last_day: number;
}

/** Read an amount that an earlier part stored. */
const usdtOf = (decimal: string) => unwrap(parseMoney(decimal, CURRENCY));

/** Number of leases that one transaction pays: everybody who moves money meanwhile waits for it. */
const LEASES_AT_ONCE = 800;

/** Schedule the accrual of a machine's day, at the end of that day. */
export async function scheduleIncomeDay(sql: Sql, productId: string, day: ClockDay): Promise<void> {
  await scheduleJob(sql, {
    kind: 'income-day',
    reference: `${productId}:${day}`,
    dueAt: endOfDay(day),
    // The days of a machine are booked in order, because each passes its reserve on to the next.
    subject: productId,
    payload: { productId, day },
  });
}

/** Pay some leases their day's income, and record it, even if the day earned nothing (H13). */
async function accrueLeases(
  { sql, now, ports }: JobContext,
  { productId, day }: IncomeDay,
  leases: readonly EarningLease[],
  paid: readonly Money[],
): Promise<void> {
  const incomes = leases.map((lease, n) => ({ lease, paid: paid[n] ?? zero(CURRENCY) }));
  const earning = incomes.filter((income) => isPositive(income.paid));
  const entries = await writeEntriesAtCommit(
    sql,
    earning.map(({ lease, paid: income }) => ({
      kind: 'income_accrual',
      at: now,
      reference: `${lease.id}:${day}`,
      lines: payMember(
        { account: 'machine_revenue', productId },
        'member_receivable',
        lease.member_id,
        income,
      ),
    })),
  );
  const entryOf = new Map(earning.map(({ lease }, n) => [lease.id, entries[n]]));
  const recorded = writeRecords(
    sql,
    ports,
    incomes.map(({ lease, paid: income }) => {
      const entryId = entryOf.get(lease.id);
      return {
        memberId: lease.member_id,
        kind: 'daily_income',
        amount: income,
        subject: `product:${productId}`,
        at: now,
        // A day that earned nothing has no income to collect.
        status: entryId === undefined ? 'arrived' : 'not_credited',
        source: 'machine_revenue',
        reference: lease.id,
        day: clockDay(day),
        scheduled: lease.day_return,
        coveragePermille: permilleOf(income, lease.day_return),
        entryIds: entryId === undefined ? [] : [entryId],
      };
    }),
  );
  const earned = sql.query(
    `update lease_order set days_accrued = days_accrued + 1, accrued = accrued + income.amount
     from unnest($1::text[], $2::int8[]) as income (id, amount) where lease_order.id = income.id`,
    [leases.map(({ id }) => id), incomes.map((income) => income.paid)],
  );
  await allInOrder([recorded, earned]);
}

async function expireLeases({ sql, now }: JobContext, leases: readonly EarningLease[]): Promise<void> {
  await sql.query(`update lease_order set status = 'expired' where id = any($1::text[])`, [
    leases.map(({ id }) => id),
  ]);
  await writeEntriesAtCommit(
    sql,
    leases.map((lease) => ({
      kind: 'lease_expiry',
      at: now,
      reference: lease.id,
      lines: [
        { account: 'lease_escrow', amount: negate(lease.paid) },
        { account: 'operator_sales', amount: lease.paid },
      ],
    })),
  );
}

/**
 * Book the earnings of a machine's leased units on a day by the published rule (H13), and compute the amounts
 * to pay from.
 */
async function earn({ sql, now }: JobContext, { productId, day }: IncomeDay): Promise<IncomeRest> {
  const [scheduled] = await queryAmounts<{ readonly amount: Money }>(
    sql,
    { amount: CURRENCY },
    `select coalesce(sum(day_return), 0)::int8 as amount from lease_order
     where product_id = $1 and status = 'valid' and first_day <= $2 and last_day >= $2`,
    [productId, day],
  );
  const owed = scheduled?.amount ?? zero(CURRENCY);
  const earned = scaleShown(owed, BigInt(machineYield(productId, clockDay(day))), 1000n, 'floor');
  if (isPositive(earned)) {
    await writeEntry(sql, {
      kind: 'machine_output',
      at: now,
      reference: `${productId}:${day}`,
      lines: bringIn({ account: 'machine_revenue', productId }, earned),
    });
  }
  const available = await readOperatorBalance(sql, 'machine_revenue', productId);
  return { after: '0', available: toDecimal(available), owed: toDecimal(owed) };
}

interface BookedDay {
  readonly units: number;
  readonly scheduled: Money;
  readonly paid: Money;
}

/** Sum up the records of a machine's day, including those of earlier parts. */
async function readBooked(sql: Sql, productId: string, day: ClockDay): Promise<BookedDay> {
  const [booked] = await queryAmounts<BookedDay>(
    sql,
    { scheduled: CURRENCY, paid: CURRENCY },
    `select count(*)::int as units, coalesce(sum(scheduled), 0)::int8 as scheduled,
       coalesce(sum(amount), 0)::int8 as paid
     from capital_record where kind = 'daily_income' and subject = $1 and day = $2`,
    [`product:${productId}`, day],
  );
  return booked ?? { units: 0, scheduled: zero(CURRENCY), paid: zero(CURRENCY) };
}

/**
 * End a machine's clock day: book the earnings of its leased units by the published rule (H13), pay the day's
 * scheduled income from that revenue alone, pro rata if it falls short (H6), expire the leases whose last day
 * it was, and schedule the next day. Many leases are paid in parts, each in its own transaction; returns the
 * payload of the next part, or null after the last. The first part determines the revenue and each lease's
 * share of it. A lease returned between two parts counts as returned before its day was booked, so the day
 * does not owe its income; leases bought in between earn from the next day on.
 */
export async function accrueIncomeDay(context: JobContext, payload: IncomeDay): Promise<IncomeDay | null> {
  const { sql } = context;
  const { productId } = payload;
  const day = clockDay(payload.day);
  await lockProduct(sql, productId, 'exclusive');
  const [product] = await queryAmounts<{ readonly day_return: Money }>(
    sql,
    { day_return: CURRENCY },
    `select day_return from product where id = $1`,
    [productId],
  );
  if (!product) throw new Error(`income: no product ${productId}`);
  const before = payload.rest ?? (await earn(context, payload));
  const leases = await queryAmounts<EarningLease>(
    sql,
    { day_return: CURRENCY, paid: CURRENCY },
    `select id, seq, member_id, day_return, paid, last_day from lease_order
     where product_id = $1 and status = 'valid' and first_day <= $2 and last_day >= $2 and seq > $3
     order by seq limit $4 for update`,
    [productId, day, BigInt(before.after), LEASES_AT_ONCE],
  );

  const scheduled = leases.map((lease) => lease.day_return);
  const paid = payIncome({ available: usdtOf(before.available), owed: usdtOf(before.owed), scheduled });
  if (leases.length > 0) await accrueLeases(context, payload, leases, paid);
  const over = leases.filter((lease) => lease.last_day === day);
  if (over.length > 0) await expireLeases(context, over);
  if (leases.length === LEASES_AT_ONCE) {
    const rest: IncomeRest = { ...before, after: String(leases.at(-1)?.seq ?? before.after) };
    return { productId, day, rest };
  }

  const booked = await readBooked(sql, productId, day);
  await sql.query(
    `insert into product_day (product_id, day, units, unit_revenue, scheduled, paid, coverage_permille)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      productId,
      day,
      booked.units,
      machineRevenue(product.day_return, 1, productId, day),
      booked.scheduled,
      booked.paid,
      booked.units === 0 ? null : permilleOf(booked.paid, booked.scheduled),
    ],
  );
  await scheduleIncomeDay(sql, productId, addDays(day, 1));
  return null;
}

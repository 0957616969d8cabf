import { type IncomeDays, incomeDays } from '@paydirt/contract/wallet/income';
import {
  clockDay,
  type ClockDay,
  compare,
  CONSTANTS,
  CURRENCY,
  dayOf,
  endOfDay,
  err,
  isoDay,
  isZero,
  type Money,
  ok,
  parseIsoDay,
  type Result,
  sum,
  toDecimal,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { implement } from '../../operation/operation.ts';
import { readContent } from '../content/content.ts';
import { OWED_INCOME } from './owed-income.ts';

const RECORDS_AT_MOST = 100;

interface Range {
  readonly from: ClockDay;
  readonly to: ClockDay;
}

/** Read the requested days; all of them must be over. */
function rangeOf(
  input: { readonly from?: string | undefined; readonly to: string },
  today: ClockDay,
): Result<Range, 'from' | 'to'> {
  const last = parseIsoDay(input.to);
  if (!last.ok || last.value >= today) return err('to');
  const first = input.from === undefined ? last : parseIsoDay(input.from);
  if (!first.ok || first.value > last.value || last.value - first.value >= CONSTANTS.REPORT_DAYS_AT_MOST)
    return err('from');
  return ok({ from: first.value, to: last.value });
}

interface MachineSums {
  readonly product_id: string;
  readonly image: string;
  readonly earned: Money;
  readonly owed: Money;
  readonly paid: Money;
}

/** Sum up each machine's revenue, schedule and payments from the journal's sums by day, as the money report does. */
async function readMachines(sql: Sql, { from, to }: Range): Promise<MachineSums[]> {
  const rows = await queryAmounts<MachineSums>(
    sql,
    { earned: CURRENCY, owed: CURRENCY, paid: CURRENCY },
    `select product.id as product_id, product.image,
       coalesce(booked.earned, 0)::int8 as earned, coalesce(booked.paid, 0)::int8 as paid,
       (select coalesce(sum(scheduled), 0)::int8 from ${OWED_INCOME} as income
        where income.product_id = product.id and day between $1 and $2) as owed
     from product
     left join (
       select product_id, sum(amount) filter (where kind = 'machine_output') as earned,
         -sum(amount) filter (where kind = 'income_accrual') as paid
       from journal_day where day between $1 and $2 and class = 'machine_revenue' group by product_id
     ) as booked on booked.product_id = product.id
     where product.kind = 'machine'`,
    [from, to],
  );
  return rows
    .filter(({ earned, owed, paid }) => ![earned, owed, paid].every(isZero))
    .toSorted((a, b) => compare(b.owed, a.owed) || a.product_id.localeCompare(b.product_id, 'en'));
}

interface IncomeRow {
  readonly id: string;
  readonly subject: string;
  readonly reference: string;
  readonly day: number;
  readonly scheduled: Money;
  readonly amount: Money;
}

const productOf = ({ subject }: Pick<IncomeRow, 'subject'>) => subject.slice('product:'.length);

/**
 * Read the schedule and income of the member's leases, including leases returned since, but without income
 * that a return took back.
 */
async function readOwn(sql: Sql, memberId: string, { from, to }: Range): Promise<IncomeRow[]> {
  return queryAmounts<IncomeRow>(
    sql,
    { scheduled: CURRENCY, amount: CURRENCY },
    `select id, subject, reference, day, scheduled, amount from capital_record
     where member_id = $1 and kind = 'daily_income' and status <> 'failed' and day >= $2 and day <= $3
     order by seq desc`,
    [memberId, from, to],
  );
}

/** Read the entries that booked the earnings of machines on a day. */
async function readOutputs(
  sql: Sql,
  productIds: readonly string[],
  day: ClockDay,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ readonly id: bigint; readonly reference: string }>(
    `select id, reference from entry where kind = 'machine_output' and reference = any($1::text[])`,
    [productIds.map((id) => `${id}:${day}`)],
  );
  return new Map(rows.map(({ id, reference }) => [reference, String(id)]));
}

/** Tell whether every machine's income is booked up to the end of a day. */
async function isSettled(sql: Sql, day: ClockDay): Promise<boolean> {
  const open = await sql.query(
    `select id from job where kind = 'income-day' and done_at is null and due_at <= $1 limit 1`,
    [new Date(endOfDay(day))],
  );
  return open.length === 0;
}

function totalOf<T>(rows: readonly T[], of: (row: T) => Money): string {
  return toDecimal(sum(rows.map(of), CURRENCY));
}

const shareOf = (rows: readonly IncomeRow[]) => ({
  scheduled: totalOf(rows, ({ scheduled }) => scheduled),
  paid: totalOf(rows, ({ amount }) => amount),
});

/** Income of past clock days, by machine and for the member, each part with its entry (H6, H13). */
export const incomeDaysOperation = implement(incomeDays, async ({ sql, memberId, locale, now }, input) => {
  const range = rangeOf(input, dayOf(now));
  if (!range.ok) return err({ error: 'invalid_input', data: { fields: { [range.error]: 'malformed' } } });
  const { from, to } = range.value;
  const settled = await isSettled(sql, to);
  const machines = await readMachines(sql, range.value);
  const own = await readOwn(sql, memberId, range.value);
  const ids = machines.map(({ product_id }) => product_id);
  const outputs = await readOutputs(sql, ids, to);
  const texts = await readContent(sql, 'product', ids, locale);
  const ownOf = Map.groupBy(own, productOf);
  const data: IncomeDays = {
    from: isoDay(from),
    to: isoDay(to),
    settled,
    earned: totalOf(machines, ({ earned }) => earned),
    owed: totalOf(machines, ({ owed }) => owed),
    paid: totalOf(machines, ({ paid }) => paid),
    yours: shareOf(own),
    machines: machines.map((row) => {
      const yours = ownOf.get(row.product_id);
      return {
        productId: row.product_id,
        productName: texts.get(row.product_id)?.body.name ?? row.product_id,
        productImage: row.image,
        earned: toDecimal(row.earned),
        owed: toDecimal(row.owed),
        paid: toDecimal(row.paid),
        entryId: outputs.get(`${row.product_id}:${to}`) ?? null,
        yours: yours === undefined ? null : shareOf(yours),
      };
    }),
    records: own.slice(0, RECORDS_AT_MOST).map((row) => ({
      id: row.id,
      productId: productOf(row),
      orderId: row.reference,
      day: isoDay(clockDay(row.day)),
      scheduled: toDecimal(row.scheduled),
      paid: toDecimal(row.amount),
    })),
    recordCount: own.length,
  };
  return ok({ data });
});

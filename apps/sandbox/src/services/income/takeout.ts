import { takeout } from '@paydirt/contract/wallet/income';
import {
  arrivalOf,
  CURRENCY,
  err,
  isPositive,
  type Money,
  negate,
  ok,
  subtract,
  sum,
  toDecimal,
  toIso,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { JobContext } from '../../jobs/runner.ts';
import { writeEntry } from '../../ledger/ledger.ts';
import { implement } from '../../operation/operation.ts';
import { hasLeft } from '../user/members/has-left.ts';
import { type DueJobs, scheduleJob } from '../../jobs/due-jobs.ts';

/**
 * Receive all accrued income (PRODUCT 5): it is on its way at once, and arrives 30 minutes later. The records
 * are locked, so that two requests receive it once.
 */
export const takeoutOperation = implement(takeout, async ({ sql, memberId, now, ports }) => {
  const takeoutId = ports.newId('tak');
  const arrivesAt = arrivalOf(now);
  // Leases are locked before records, in the same order as by a return.
  await sql.query(`select id from lease_order where member_id = $1 order by seq for update`, [memberId]);
  const taken = await queryAmounts<{ readonly amount: Money }>(
    sql,
    { amount: CURRENCY },
    `update capital_record set status = 'processing', arrives_at = $3, takeout_id = $2
     where id in (
       select id from capital_record where member_id = $1 and status = 'not_credited' order by seq for update
     ) and status = 'not_credited' returning amount`,
    [memberId, takeoutId, new Date(arrivesAt)],
  );
  const amount = sum(
    taken.map((record) => record.amount),
    CURRENCY,
  );
  if (!isPositive(amount)) return err({ error: 'nothing_to_receive' });

  const entry = await writeEntry(sql, {
    kind: 'income_takeout',
    at: now,
    reference: takeoutId,
    lines: [
      { account: 'member_receivable', memberId, amount: negate(amount) },
      { account: 'member_arriving', memberId, amount },
    ],
  });
  await sql.query(
    `insert into record_entry (record_id, entry_id) select id, $2 from capital_record where takeout_id = $1`,
    [takeoutId, entry.id],
  );
  await sql.query(
    `update lease_order set received = received + taken.amount from (
       select reference, sum(amount)::int8 as amount from capital_record
       where takeout_id = $1 and kind = 'daily_income' group by reference
     ) as taken where lease_order.id = taken.reference`,
    [takeoutId],
  );
  await scheduleJob(sql, {
    kind: 'income-arrival',
    reference: takeoutId,
    dueAt: arrivesAt,
    payload: { takeoutId, memberId },
  });
  return ok({ data: { amount: toDecimal(amount), count: taken.length, arrivesAt: toIso(arrivesAt) } });
});

/** Make received income available; each record gets the balance after it. */
export async function arriveIncome(
  { sql, now }: JobContext,
  { takeoutId, memberId }: DueJobs['income-arrival'],
): Promise<void> {
  const [total] = await queryAmounts<{ readonly amount: Money }>(
    sql,
    { amount: CURRENCY },
    `select coalesce(sum(amount), 0)::int8 as amount from capital_record where takeout_id = $1`,
    [takeoutId],
  );
  // If the member has left, this income was paid out when they did.
  if (await hasLeft(sql, memberId)) return;
  if (!total || !isPositive(total.amount)) throw new Error(`income: takeout ${takeoutId} holds nothing`);
  const entry = await writeEntry(sql, {
    kind: 'income_arrival',
    at: now,
    reference: takeoutId,
    lines: [
      { account: 'member_arriving', memberId, amount: negate(total.amount) },
      { account: 'member_available', memberId, amount: total.amount },
    ],
  });
  if (entry.availableAfter === null) throw new Error('income: an arrival moves the available balance');
  await sql.query(
    `update capital_record set status = 'arrived', balance_after = running.balance from (
       select id, ($2::int8 + sum(amount) over (order by seq))::int8 as balance from capital_record where takeout_id = $1
     ) as running where running.id = capital_record.id`,
    [takeoutId, subtract(entry.availableAfter, total.amount)],
  );
  await sql.query(
    `insert into record_entry (record_id, entry_id) select id, $2 from capital_record where takeout_id = $1`,
    [takeoutId, entry.id],
  );
}

import { addMs, type EpochMs, type TestOutcome, toDecimal } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import type { JobContext } from '../../../jobs/runner.ts';
import { writeEntry } from '../../../ledger/ledger.ts';
import { bringIn } from '../../../ledger/movements.ts';
import type { Ports } from '../../../operation/operation.ts';
import { type DueJobs, scheduleJob } from '../../../jobs/due-jobs.ts';
import { notifyMember } from '../../message/notify-member.ts';
import { lockRecharge, type RechargeRow } from './recharge-rows.ts';
import { CONFIRMATION_EVERY_MS } from './recharge-terms.ts';

/** Transaction and time of a recharge's next step. */
interface Step {
  readonly sql: Sql;
  readonly now: EpochMs;
  readonly ports: Pick<Ports, 'newId'>;
}

/** Credit a locked recharge: its entry, its record and its state change together, or not at all. */
async function credit(step: Step, row: RechargeRow): Promise<void> {
  const { sql, now } = step;
  const entry = await writeEntry(sql, {
    kind: 'recharge_credit',
    at: now,
    reference: row.id,
    lines: bringIn({ account: 'member_available', memberId: row.member_id }, row.amount),
  });
  await sql.query(
    `with credited as (
       update recharge set status = 'credited', confirmations = needed, finished_at = $2, changed_at = now()
       where id = $1 returning record_id
     ), settled as (
       update capital_record set status = 'credited', balance_after = $3, arrives_at = $2
       from credited where capital_record.id = credited.record_id returning capital_record.id
     )
     insert into record_entry (record_id, entry_id) select id, $4 from settled`,
    [row.id, new Date(now), entry.availableAfter, entry.id],
  );
  await notifyMember(step, {
    memberId: row.member_id,
    kind: 'recharge_credited',
    parameters: { amount: { amount: toDecimal(row.amount) } },
    reference: row.id,
    href: `/user/record2?id=${row.record_id}`,
  });
}

/** Let a locked recharge fail; it has not moved any money. */
export async function failRecharge(
  step: Step,
  row: RechargeRow,
  reason: NonNullable<RechargeRow['reason']>,
): Promise<void> {
  const { sql, now } = step;
  await sql.query(
    `with failed as (
       update recharge set status = 'failed', reason = $2, finished_at = $3, changed_at = now()
       where id = $1 returning record_id
     )
     update capital_record set status = 'failed' from failed where capital_record.id = failed.record_id`,
    [row.id, reason, new Date(now)],
  );
  await notifyMember(step, {
    memberId: row.member_id,
    kind: 'recharge_failed',
    parameters: {
      amount: { amount: toDecimal(row.amount) },
      reason: { reason: `recharge.reason.${reason}` },
    },
    reference: row.id,
    href: `/user/record2?id=${row.record_id}`,
  });
}

function planConfirmation(sql: Sql, rechargeId: string, confirmation: number, dueAt: EpochMs): Promise<void> {
  return scheduleJob(sql, {
    kind: 'recharge-confirmation',
    reference: `${rechargeId}:${confirmation}`,
    dueAt,
    payload: { rechargeId, confirmation },
  });
}

/** Record that the deposit of a locked recharge was seen; from now on it is confirmed step by step. */
export async function seeDeposit(sql: Sql, row: RechargeRow, now: EpochMs): Promise<void> {
  const expectedAt = addMs(now, row.needed * CONFIRMATION_EVERY_MS);
  await sql.query(
    `with seen as (
       update recharge set status = 'seen', seen_at = $2, expected_at = $3, changed_at = now()
       where id = $1 returning record_id
     )
     update capital_record set status = 'processing', arrives_at = $3 from seen where capital_record.id = seen.record_id`,
    [row.id, new Date(now), new Date(expectedAt)],
  );
  await planConfirmation(sql, row.id, 1, addMs(now, CONFIRMATION_EVERY_MS));
}

/** Add a confirmation; the last one credits the recharge. */
export async function confirmRecharge(
  context: JobContext,
  { rechargeId, confirmation }: DueJobs['recharge-confirmation'],
): Promise<void> {
  const { sql, now } = context;
  const row = await lockRecharge(sql, rechargeId);
  // The member has left meanwhile, which ended the recharge.
  if (row?.status === 'failed') return;
  if (row?.status !== 'seen' || row.confirmations !== confirmation - 1)
    throw new Error(`wallet: confirmation ${confirmation} of ${rechargeId} has no place`);
  if (confirmation === row.needed) {
    await credit(context, row);
    return;
  }
  await sql.query(`update recharge set confirmations = $2, changed_at = now() where id = $1`, [
    rechargeId,
    confirmation,
  ]);
  await planConfirmation(sql, rechargeId, confirmation + 1, addMs(now, CONFIRMATION_EVERY_MS));
}

/** Let a recharge without a deposit fail; one whose deposit was seen meanwhile continues. */
export async function expireRecharge(
  context: JobContext,
  { rechargeId }: DueJobs['recharge-expiry'],
): Promise<void> {
  const row = await lockRecharge(context.sql, rechargeId);
  if (row?.status === 'intent') await failRecharge(context, row, 'expired');
}

/** Outcomes of a payment by card, by the test value of the card; null leaves the payment open. */
const ENDS: Readonly<Record<TestOutcome, 'credited' | NonNullable<RechargeRow['reason']> | null>> = {
  succeeds_now: 'credited',
  succeeds_later: 'credited',
  stays_pending: null,
  wrong_bank_data: 'wrong_bank_data',
  fails_returned: 'sent_back',
};

/** End a locked payment by card as the test value of its card says (PRODUCT 12). */
export async function settleCash(step: Step, row: RechargeRow): Promise<void> {
  const end = ENDS[row.outcome ?? 'succeeds_later'];
  if (end === 'credited') await credit(step, row);
  else if (end !== null) await failRecharge(step, row, end);
}

/** Settle a payment by card, when the bank would have answered. */
export async function settleRecharge(
  context: JobContext,
  { rechargeId }: DueJobs['recharge-settlement'],
): Promise<void> {
  const row = await lockRecharge(context.sql, rechargeId);
  if (row?.status === 'processing') await settleCash(context, row);
}

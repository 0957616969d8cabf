import { addMs, type EpochMs, type TestOutcome } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import type { JobContext } from '../../../jobs/runner.ts';
import { writeEntry } from '../../../ledger/ledger.ts';
import { bringIn } from '../../../ledger/movements.ts';
import { type DueJobs, scheduleJob } from '../../due-jobs.ts';
import { lockRecharge, type RechargeRow } from './recharge-rows.ts';
import { CONFIRMATION_EVERY_MS } from './recharge-terms.ts';

/** Credit a recharge that is held by a lock: its entry, its record and its own state change together, or not at all. */
async function credit(sql: Sql, row: RechargeRow, now: EpochMs): Promise<void> {
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
     ), told as (
       update capital_record set status = 'credited', balance_after = $3, arrives_at = $2
       from credited where capital_record.id = credited.record_id returning capital_record.id
     )
     insert into record_entry (record_id, entry_id) select id, $4 from told`,
    [row.id, new Date(now), entry.availableAfter, entry.id],
  );
}

/** Let a recharge that is held by a lock fail; no money has moved. */
async function fail(
  sql: Sql,
  row: RechargeRow,
  reason: NonNullable<RechargeRow['reason']>,
  now: EpochMs,
): Promise<void> {
  await sql.query(
    `with failed as (
       update recharge set status = 'failed', reason = $2, finished_at = $3, changed_at = now()
       where id = $1 returning record_id
     )
     update capital_record set status = 'failed' from failed where capital_record.id = failed.record_id`,
    [row.id, reason, new Date(now)],
  );
}

function planConfirmation(sql: Sql, rechargeId: string, confirmation: number, dueAt: EpochMs): Promise<void> {
  return scheduleJob(sql, {
    kind: 'recharge-confirmation',
    reference: `${rechargeId}:${confirmation}`,
    dueAt,
    payload: { rechargeId, confirmation },
  });
}

/** Note that the deposit of an intent, held by a lock, was seen; from now on it is confirmed step by step. */
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

/** One confirmation more; the last one credits. */
export async function confirmRecharge(
  { sql, now }: JobContext,
  { rechargeId, confirmation }: DueJobs['recharge-confirmation'],
): Promise<void> {
  const row = await lockRecharge(sql, rechargeId);
  if (row?.status !== 'seen' || row.confirmations !== confirmation - 1)
    throw new Error(`wallet: confirmation ${confirmation} of ${rechargeId} has no place`);
  if (confirmation === row.needed) {
    await credit(sql, row, now);
    return;
  }
  await sql.query(`update recharge set confirmations = $2, changed_at = now() where id = $1`, [
    rechargeId,
    confirmation,
  ]);
  await planConfirmation(sql, rechargeId, confirmation + 1, addMs(now, CONFIRMATION_EVERY_MS));
}

/** An intent whose deposit never came fails; one that was seen meanwhile goes on. */
export async function expireRecharge(
  { sql, now }: JobContext,
  { rechargeId }: DueJobs['recharge-expiry'],
): Promise<void> {
  const row = await lockRecharge(sql, rechargeId);
  if (row?.status === 'intent') await fail(sql, row, 'expired', now);
}

/** Outcome of a payment by card, by the test value of the card; null stays as it is. */
const ENDS: Readonly<Record<TestOutcome, 'credited' | NonNullable<RechargeRow['reason']> | null>> = {
  succeeds_now: 'credited',
  succeeds_later: 'credited',
  stays_pending: null,
  wrong_bank_data: 'wrong_bank_data',
  fails_returned: 'sent_back',
};

/** End a payment by card, held by a lock, as the test value of its card says (PRODUCT 12). */
export async function settleCash(sql: Sql, row: RechargeRow, now: EpochMs): Promise<void> {
  const end = ENDS[row.outcome ?? 'succeeds_later'];
  if (end === 'credited') await credit(sql, row, now);
  else if (end !== null) await fail(sql, row, end, now);
}

/** The bank's word on a payment by card has come. */
export async function settleRecharge(
  { sql, now }: JobContext,
  { rechargeId }: DueJobs['recharge-settlement'],
): Promise<void> {
  const row = await lockRecharge(sql, rechargeId);
  if (row?.status === 'processing') await settleCash(sql, row, now);
}

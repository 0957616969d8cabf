import { subtract, testOutcomeOf, toDecimal } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import type { JobContext } from '../../../jobs/runner.ts';
import { writeEntry } from '../../../ledger/ledger.ts';
import { payOut } from '../../../ledger/movements.ts';
import { type DueJobs, scheduleJob } from '../../../jobs/due-jobs.ts';
import { notifyMember } from '../../message/notify-member.ts';
import { returnWithdrawal, type WithdrawalEnd } from './withdraw-return.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdraw-rows.ts';

type WithdrawalJob = DueJobs['withdrawal-processing' | 'withdrawal-settlement'];

async function lock({ sql }: JobContext, { withdrawalId }: WithdrawalJob): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(sql, withdrawalId);
  if (!row) throw new Error(`wallet: there is no withdrawal ${withdrawalId}`);
  return row;
}

/** Process a withdrawal when the time to cancel is over; a cancelled one stays as it is. */
export async function processWithdrawal(context: JobContext, payload: WithdrawalJob): Promise<void> {
  const { sql } = context;
  const row = await lock(context, payload);
  if (row.status !== 'pending') return;
  await sql.query(`update withdrawal set status = 'processing' where id = $1`, [row.id]);
  await sql.query(`update capital_record set status = 'processing' where id = $1`, [row.record_id]);
  await scheduleJob(sql, {
    kind: 'withdrawal-settlement',
    reference: row.id,
    dueAt: row.settles_at,
    payload: payload,
  });
}

/**
 * Find the reason why a withdrawal fails: by its test value (PRODUCT 12), else by the test panel; null if it
 * succeeds.
 */
async function failureOf({ sql }: JobContext, row: WithdrawalRow): Promise<WithdrawalEnd | null> {
  const outcome = testOutcomeOf(row.account);
  if (outcome === 'wrong_bank_data') return { status: 'failed', failure: outcome, reason: null };
  if (outcome === 'fails_returned') return { status: 'failed', failure: 'sent_back', reason: null };
  const reason = await takeFailure(sql, row.member_id);
  return reason === null ? null : { status: 'failed', failure: 'test_panel', reason };
}

/**
 * Settle a withdrawal: its money leaves custody and the fee goes to the operator, or the whole amount is
 * returned.
 */
export async function settleWithdrawal(context: JobContext, payload: WithdrawalJob): Promise<void> {
  const { sql, now } = context;
  const row = await lock(context, payload);
  if (row.status !== 'processing') return;
  const failed = await failureOf(context, row);
  if (failed) {
    await returnWithdrawal(context, row, failed);
    return;
  }
  const entry = await writeEntry(sql, {
    kind: 'withdrawal_settlement',
    at: now,
    reference: row.id,
    lines: payOut(row.member_id, row.amount, row.fee),
  });
  await sql.query(`update withdrawal set status = 'succeeded', finished_at = $2 where id = $1`, [
    row.id,
    new Date(now),
  ]);
  await sql.query(`update capital_record set status = 'succeeded' where id = $1`, [row.record_id]);
  await sql.query(`insert into record_entry (record_id, entry_id) values ($1, $2)`, [
    row.record_id,
    entry.id,
  ]);
  await notifyMember(context, {
    memberId: row.member_id,
    kind: 'withdrawal_paid',
    parameters: {
      amount: { amount: toDecimal(row.amount) },
      net: { amount: toDecimal(subtract(row.amount, row.fee)) },
      fee: { amount: toDecimal(row.fee) },
    },
    reference: row.id,
    href: `/user/withrecord?id=${row.id}`,
  });
}

/**
 * Use up the failure that the test panel requested for a member; returns the reason, or null if there is
 * none.
 */
async function takeFailure(sql: Sql, memberId: string): Promise<string | null> {
  const [taken] = await sql.query<{ reason: string }>(
    `delete from withdrawal_to_fail where member_id = $1 returning reason`,
    [memberId],
  );
  return taken?.reason ?? null;
}

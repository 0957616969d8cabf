import { type EpochMs, toDecimal } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { writeEntry } from '../../../ledger/ledger.ts';
import { giveBackWithdrawal } from '../../../ledger/movements.ts';
import type { Ports } from '../../../operation/operation.ts';
import type { MessageValue } from '../../message/message-kinds.ts';
import { notifyMember } from '../../message/notify-member.ts';
import { writeRecord } from '../../records/record-rows.ts';
import type { WithdrawalRow } from './withdraw-rows.ts';

/**
 * Reason why an amount is returned: the member cancelled the withdrawal, or it failed, with the reason (H8).
 */
export type WithdrawalEnd =
  | { readonly status: 'cancelled' }
  | {
      readonly status: 'failed';
      readonly failure: NonNullable<WithdrawalRow['failure']>;
      /** For `test_panel`, the reason that was entered there. */
      readonly reason: string | null;
    };

/** Return the whole amount of a locked withdrawal, with a record, and end the withdrawal. */
export async function returnWithdrawal(
  context: { readonly sql: Sql; readonly ports: Pick<Ports, 'newId'>; readonly now: EpochMs },
  row: WithdrawalRow,
  end: WithdrawalEnd,
): Promise<void> {
  const { sql, ports, now } = context;
  const entry = await writeEntry(sql, {
    kind: 'withdrawal_reversal',
    at: now,
    reference: row.id,
    lines: giveBackWithdrawal(row.member_id, row.amount),
  });
  const returnRecordId = await writeRecord(sql, ports, {
    memberId: row.member_id,
    kind: end.status === 'failed' ? 'withdrawal_failed' : 'refund',
    amount: row.amount,
    subject: `campaign:withdrawal-${row.channel}`,
    at: now,
    status: 'credited',
    source: 'refund',
    reference: row.id,
    balanceAfter: entry.availableAfter,
    entryIds: [entry.id],
  });
  await sql.query(`update capital_record set status = $2 where id = $1`, [row.record_id, end.status]);
  await sql.query(
    `update withdrawal set status = $2, failure = $3, reason = $4, finished_at = $5, return_record_id = $6 where id = $1`,
    [
      row.id,
      end.status,
      end.status === 'failed' ? end.failure : null,
      end.status === 'failed' ? end.reason : null,
      new Date(now),
      returnRecordId,
    ],
  );
  // A member who cancelled the withdrawal needs no message.
  if (end.status === 'cancelled') return;
  await notifyMember(context, {
    memberId: row.member_id,
    kind: 'withdrawal_returned',
    parameters: { amount: { amount: toDecimal(row.amount) }, reason: reasonOf(end) },
    reference: row.id,
    href: `/user/withrecord?id=${row.id}`,
  });
}

function reasonOf({ failure, reason }: Extract<WithdrawalEnd, { status: 'failed' }>): MessageValue {
  return failure === 'test_panel'
    ? { typedInPanel: reason ?? '' }
    : { reason: `withdraw.failure.${failure}` };
}

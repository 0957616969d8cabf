import { outbox } from '@paydirt/contract/sandbox/world';
import { type EpochMs, ok, toIso } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { readAccount } from '../user/members/account-name.ts';
import { SENT_TO_MEMBER } from '../user/members/member-rows.ts';
import { requesterHashes } from '../user/codes/code-requesters.ts';

const SHOWN = 20;

interface OutboxRow {
  readonly destination: string;
  readonly channel: 'sms' | 'email';
  readonly code: string | null;
  readonly body: string;
  readonly sent_at: EpochMs;
}

const READABLE = `
  asked_by = any($3::bytea[]) or exists (select from member where member.id = $4 and ${SENT_TO_MEMBER})`;

/**
 * SMS and e-mails that a real service would have sent, newest first; `to` in any form that login accepts.
 * Without the class key, only those to the requesting member, and the registration codes that this browser
 * requested, whether or not the number has an account.
 */
export const outboxOperation = implement(outbox, async (context, { to }) => {
  const account = to === undefined ? null : readAccount(to);
  const { sql, memberId, isHost } = context;
  const destination = account === null ? null : account.ok ? account.value : (to ?? null);
  const rows = await sql.query<OutboxRow>(
    `select destination, channel, code, body, sent_at from outbox
     where ($1::text is null or destination = $1) ${isHost ? '' : `and (${READABLE})`} order by id desc limit $2`,
    isHost ? [destination, SHOWN] : [destination, SHOWN, requesterHashes(context), memberId],
  );
  return ok({
    data: rows.map((row) => ({
      to: row.destination,
      channel: row.channel,
      code: row.code,
      text: row.body,
      time: toIso(row.sent_at),
    })),
  });
});

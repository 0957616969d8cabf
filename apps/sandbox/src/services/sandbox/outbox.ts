import { outbox } from '@paydirt/contract/calls/sandbox';
import { type EpochMs, ok, toIso } from '@paydirt/domain';

import { implement } from '../../operation.ts';
import { readAccount } from '../user/account-name.ts';

const SHOWN = 20;

interface OutboxRow {
  readonly destination: string;
  readonly channel: 'sms' | 'email';
  readonly code: string | null;
  readonly body: string;
  readonly sent_at: EpochMs;
}

/** Every SMS and e-mail that would have been sent, newest first; `to` in any form that login takes. */
export const outboxOperation = implement(outbox, async ({ sql }, { to }) => {
  const account = to === undefined ? null : readAccount(to);
  const rows = await sql.query<OutboxRow>(
    `select destination, channel, code, body, sent_at from outbox
     where ($1::text is null or destination = $1) order by id desc limit $2`,
    [account === null ? null : account.ok ? account.value : (to ?? null), SHOWN],
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

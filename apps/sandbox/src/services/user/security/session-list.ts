import { endOtherSessions, endSession, sessionList } from '@paydirt/contract/account/security';
import { type EpochMs, err, ok, toIso } from '@paydirt/domain';

import { LIVES } from '../../../access/living-sessions.ts';
import { implement } from '../../../operation/operation.ts';
import { endOthers } from '../../../access/sessions.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';

interface SessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly address: string | null;
  readonly opened_at: EpochMs;
  readonly seen_at: EpochMs;
  readonly current: boolean;
}

/**
 * The member's sessions. Sessions use real time: the time since a session's last use is shown relative to the
 * test clock, so that moving the clock does not make sessions look old.
 */
export const sessionListOperation = implement(sessionList, async ({ sql, memberId, tokenHash }) => {
  const rows = await sql.query<SessionRow>(
    `select id, device, address, coalesce(opened_at, created_at) as opened_at, token_hash = $2 as current,
       seen_at + (select make_interval(secs => offset_ms / 1000.0) from clock) as seen_at
     from session where member_id = $1 and ${LIVES} order by current desc, session.seen_at desc, id`,
    [memberId, tokenHash],
  );
  return ok({
    data: rows.map(({ id, device, address, opened_at, seen_at, current }) => ({
      id,
      device,
      network: address,
      openedAt: toIso(opened_at),
      seenAt: toIso(seen_at),
      current,
    })),
  });
});

/** End one session; another member's counts as unknown. Ending it again changes nothing. */
export const endSessionOperation = implement(endSession, async (context, { id }) => {
  const { sql, memberId } = context;
  const ended = await sql.query(
    `update session set revoked_at = coalesce(revoked_at, now()) where id = $1 and member_id = $2 returning id`,
    [id, memberId],
  );
  if (ended.length === 0) return err({ error: 'not_found' });
  await noteSecurityEvent(context, memberId, 'sessions_ended');
  return ok({ data: null });
});

/** End all sessions but this one. */
export const endOtherSessionsOperation = implement(endOtherSessions, async (context) => {
  const ended = await endOthers(context, context.memberId, context.tokenHash);
  if (ended > 0) await noteSecurityEvent(context, context.memberId, 'sessions_ended');
  return ok({ data: { ended } });
});

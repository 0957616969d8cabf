import { undoEmailChange } from '@paydirt/contract/account/security';
import { addMs, CONSTANTS, type EpochMs, err, ok } from '@paydirt/domain';

import { toBase64Url } from '../../../platform/bytes.ts';
import { implement, type MemberContext } from '../../../operation/operation.ts';
import { endEarlierCodes } from '../codes/codes.ts';
import { copyName } from '../members/copy-name.ts';
import { lockAccount } from '../members/lock-account.ts';
import { findMember, findMemberByAccount } from '../members/member-rows.ts';
import { endSessions } from '../../../access/sessions.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';

interface ChangeRow {
  readonly id: bigint;
  readonly member_id: string;
  readonly old_email: string | null;
  readonly new_email: string;
  readonly at: EpochMs;
  readonly undo_until: EpochMs;
}

/** Store that an e-mail address replaced another; returns the link that undoes it. */
export async function noteEmailChange(
  { sql, memberId, now, ports }: MemberContext,
  { oldEmail, newEmail }: { readonly oldEmail: string | null; readonly newEmail: string },
): Promise<string> {
  const token = toBase64Url(ports.randomBytes(32));
  await sql.query(
    `insert into email_change (member_id, old_email, new_email, undo_hash, at, undo_until)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      memberId,
      oldEmail,
      newEmail,
      ports.sha256(token),
      new Date(now),
      new Date(addMs(now, CONSTANTS.EMAIL_UNDO_MS)),
    ],
  );
  return `${ports.publicUrl}/#/user/undoEmail?token=${token}`;
}

/**
 * Undo a change of the e-mail address and all later ones. Every session ends, since one of them made the
 * change. A password or fund password that was set since must be set again, with a code sent to a phone
 * number or an address that the member had before. An earlier address that is another member's by now is not
 * given back.
 */
export const undoEmailChangeOperation = implement(undoEmailChange, async (context, { token }) => {
  const { sql, now, ports } = context;
  const [change] = await sql.query<ChangeRow>(
    `select * from email_change where undo_hash = $1 and undone_at is null and undo_until > $2 for update`,
    [ports.sha256(token), new Date(now)],
  );
  if (!change) return err({ error: 'undo_over' });
  const { member_id: memberId, old_email: oldEmail } = change;
  if (oldEmail !== null) await lockAccount(sql, oldEmail);
  const owner = oldEmail === null ? null : await findMemberByAccount(sql, oldEmail);
  const taken = owner !== null && owner.id !== memberId;
  // Without any address the member could not log in.
  if (taken && !(await findMember(sql, memberId))?.phone) return err({ error: 'account_exists' });
  const back = taken ? null : oldEmail;
  if (back !== null) await endEarlierCodes(context, back);
  await sql.query(
    `update member set email = $2, email_verified_at = case when $2::text is null then null else $3::timestamptz end,
       name = case when name = email then coalesce($2::text, phone, name) else name end,
       fund_password_hash = case when exists (select from security_event where member_id = $1 and at >= $4
         and kind in ('fund_password_set', 'fund_password_changed')) then null else fund_password_hash end,
       password_hash = case when exists (select from security_event where member_id = $1 and at >= $4
         and kind in ('password_reset', 'password_changed')) then '' else password_hash end
     where id = $1`,
    [memberId, back, new Date(now), new Date(change.at)],
  );
  await copyName(sql, memberId);
  // Later changes are marked as undone too, so that none of them can bring its address back.
  await sql.query(`update email_change set undone_at = $3 where member_id = $1 and id >= $2`, [
    memberId,
    change.id,
    new Date(now),
  ]);
  await endSessions(context, memberId);
  await noteSecurityEvent(context, memberId, 'email_restored');
  return ok({ data: null });
});

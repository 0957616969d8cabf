import { publicName } from '@paydirt/domain';

import type { MemberContext } from '../../../operation/operation.ts';
import { forgetAttempts } from '../../../access/login-attempts.ts';
import { findMemberByAccount, type MemberRow, SENT_TO_MEMBER } from '../members/member-rows.ts';
import { forgetRequests } from '../codes/code-requesters.ts';
import { keepClaims } from '../members/person/keep-claims.ts';
import { MEMBER_TRACES } from './member-traces.ts';

/** Displayed name of a former member. */
export const NOBODYS_NAME = '—';

/** SQL condition that something went to an address in `$1` before it was another member's than `$2`. */
const SENT_TO_THEM = `destination = any($1::text[])
  and not exists (select from member where member.id <> $2 and ${SENT_TO_MEMBER})`;

/** List every phone number and e-mail address that the member ever had. */
async function destinationsOf({ sql, memberId }: MemberContext, member: MemberRow): Promise<string[]> {
  const changes = await sql.query<{ old_email: string | null; new_email: string }>(
    `select old_email, new_email from email_change where member_id = $1`,
    [memberId],
  );
  const all = [
    member.phone,
    member.email,
    ...changes.flatMap(({ old_email, new_email }) => [old_email, new_email]),
  ];
  return [...new Set(all.filter((one) => one !== null))];
}

/** Remove the member's displayed name from other members' replies to them. */
async function forgetCopiedNames({ sql, memberId }: MemberContext, name: string): Promise<void> {
  await sql.query(
    `update comment set to_name = null where to_name = $2 and post_id in (
       select post_id from comment where author_id = $1
       union select id from post where author_id = $1)`,
    [memberId, name],
  );
}

/**
 * Remove all personal data of a leaving member: names and their copies, stored answers, messages, files. The
 * row itself stays for the entries that refer to it, under an anonymous id. The member's one-time benefits
 * are remembered for a while, under hashes that reveal no number.
 */
export async function forgetMember(context: MemberContext, member: MemberRow): Promise<void> {
  const { sql, memberId, now } = context;
  const destinations = await destinationsOf(context, member);
  await keepClaims(context);
  await forgetCopiedNames(context, publicName(member.name));
  for (const { forget } of Object.values(MEMBER_TRACES)) {
    if (forget === null) continue;
    await sql.query(forget, forget.includes('$2') ? [memberId, new Date(now)] : [memberId]);
  }
  await sql.query(`delete from idempotency where member_id = $1`, [memberId]);
  await sql.query(`delete from outbox where ${SENT_TO_THEM}`, [destinations, memberId]);
  await forgetRequests(context, memberId);
  await sql.query(`delete from verification_code where ${SENT_TO_THEM}`, [destinations, memberId]);
  await sql.query(`delete from rate_limit where bucket like '%:member:' || $1`, [memberId]);
  for (const destination of destinations) {
    const owner = await findMemberByAccount(sql, destination);
    if (owner === null || owner.id === memberId) await forgetAttempts(context, destination);
  }
  await sql.query(
    `update member set phone = null, email = null, email_verified_at = null, name = $2, name_skeleton = null, head_url = null,
       password_hash = '', fund_password_hash = null, fund_password_tries = 0, fund_password_locked_until = null,
       invite_code = id, notify = '{}', date_format = 0, sales_unit = 'USDT', deleted_at = $3 where id = $1`,
    [memberId, NOBODYS_NAME, new Date(now)],
  );
}

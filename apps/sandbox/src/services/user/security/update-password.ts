import { updatePassword } from '@paydirt/contract/account/security';
import { err, ok, type Result } from '@paydirt/domain';

import { implement, type MemberContext, type Refusal } from '../../../operation/operation.ts';
import { isKnownDevice } from '../../../access/known-devices.ts';
import { countWrong, forgive, pauseOf } from '../../../access/login-attempts.ts';
import { findMember, type MemberRow } from '../members/member-rows.ts';
import { readNewPassword } from '../login/new-password.ts';
import { endOthers } from '../../../access/sessions.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';
import { needVerified } from './verification.ts';

/** Hash that the old password matched, and the hash of the new one. */
interface Change {
  readonly checkedAgainst: string;
  readonly hash: string;
}

const accountOf = (member: MemberRow) => member.phone ?? member.email ?? member.id;

const locked = (seconds: number): Refusal => ({
  error: 'account_locked',
  data: { retryAfterSeconds: Math.max(seconds, 1) },
});

/**
 * Check the old password. Wrong ones are slowed down like at login, in real time. Only a browser from which
 * the member has logged in counts as a known device; otherwise someone with a stolen session could pretend to
 * be a new browser at each try.
 */
async function checkOld(
  context: MemberContext,
  member: MemberRow,
  typed: string,
): Promise<Result<null, Refusal>> {
  const account = accountOf(member);
  const known = await isKnownDevice(context, member.id);
  const pause = await pauseOf(context, account, known);
  if (pause > 0) return err(locked(pause));
  if (await context.ports.verifyPassword(typed, member.password_hash)) {
    await forgive(context, account, known);
    return ok(null);
  }
  const data = await countWrong(context, account, known);
  return err(data ? { error: 'wrong_password', data } : locked(await pauseOf(context, account, known)));
}

async function prepare(
  context: MemberContext,
  input: { readonly oldPassword: string; readonly password: string; readonly confirmPassword: string },
): Promise<Result<Change, Refusal>> {
  const password = readNewPassword(input);
  if (input.oldPassword === '')
    return err({ error: 'invalid_input', data: { fields: { oldPassword: 'required' } } });
  if (!password.ok) return password;
  if (input.oldPassword === input.password)
    return err({ error: 'invalid_input', data: { fields: { password: 'same_password' } } });
  const verified = await needVerified(context);
  if (!verified.ok) return verified;
  const member = await findMember(context.sql, context.memberId);
  if (!member) return err({ error: 'unauthorized' });
  const old = await checkOld(context, member, input.oldPassword);
  if (!old.ok) return old;
  return ok({
    checkedAgainst: member.password_hash,
    hash: await context.ports.hashPassword(password.value),
  });
}

/**
 * Change the login password: the old one is required, the other sessions end, this one stays (ASVS 6.2.3,
 * 7.4.3).
 */
export const updatePasswordOperation = implement(
  updatePassword,
  async (context, _input, { checkedAgainst, hash }: Change) => {
    const { sql, memberId, tokenHash } = context;
    // If the password was changed in two tabs at once, the second finds another hash than the one it checked.
    const changed = await sql.query(
      `update member set password_hash = $3 where id = $1 and password_hash = $2 returning id`,
      [memberId, checkedAgainst, hash],
    );
    if (changed.length === 0) return err({ error: 'wrong_password' });
    await endOthers(context, memberId, tokenHash);
    await noteSecurityEvent(context, memberId, 'password_changed');
    return ok({ data: null });
  },
  { before: prepare },
);

import { login } from '@paydirt/contract/account/login';
import { logout } from '@paydirt/contract/account/session';
import { err, ok } from '@paydirt/domain';

import { implement, type Refusal } from '../../../operation/operation.ts';
import { isReadyMade } from '../../../people/people.ts';
import { readAccount } from '../members/account-name.ts';
import { isKnownDevice, rememberDevice } from '../../../access/known-devices.ts';
import { countWrong, forgive, pauseOf } from '../../../access/login-attempts.ts';
import { findMember, findMemberByAccount, toUser } from '../members/member-rows.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';
import { openSession } from '../../../access/sessions.ts';

/** Account whose password was right, with the hash that it was checked against. */
interface Proof {
  readonly account: string;
  readonly memberId: string;
  readonly passwordHash: string;
  readonly known: boolean;
}

const locked = (seconds: number): Refusal => ({
  error: 'account_locked',
  // A pause that has just ended still counts as one second.
  data: { retryAfterSeconds: Math.max(seconds, 1) },
});

/**
 * Log in by phone or e-mail; the answer's `msg` is the token (PRODUCT 3). An unknown account and a wrong password
 * have the same answer and take the same time.
 */
export const loginOperation = implement(
  login,
  async (context, _input, { account, memberId, passwordHash, known }: Proof) => {
    const { sql, locale } = context;
    const pause = await pauseOf(context, account, known);
    if (pause > 0) return err(locked(pause));
    // The row stays locked until the session exists, so that a new password, which ends all sessions, finds
    // this one too.
    const held = await sql.query(`select from member where id = $1 and password_hash = $2 for share`, [
      memberId,
      passwordHash,
    ]);
    const member = held.length === 0 ? null : await findMember(sql, memberId);
    if (!member) return err({ error: 'wrong_credentials' });
    await forgive(context, account, known);
    if (!known) await noteSecurityEvent(context, memberId, 'new_device');
    const token = await openSession(context, memberId);
    const deviceToken = await rememberDevice(context, memberId);
    return ok({ data: await toUser(sql, member, locale), msg: token, deviceToken });
  },
  {
    // The password is checked outside of the transaction: a class that logs in at the same time would
    // otherwise block everybody else.
    before: async (context, input) => {
      const { sql, ports } = context;
      const account = readAccount(input.phone);
      if (!account.ok) return err({ error: 'invalid_input', data: { fields: { phone: account.error } } });
      if (input.password === '')
        return err({ error: 'invalid_input', data: { fields: { password: 'required' } } });

      const member = await findMemberByAccount(sql, account.value);
      // The passwords of ready-made members are published, so in class mode they do not identify anyone.
      if (!context.isHost && isReadyMade(member)) return err({ error: 'class_key_needed' });
      const known = await isKnownDevice(context, member?.id ?? null);
      const pause = await pauseOf(context, account.value, known);
      if (pause > 0) return err(locked(pause));
      const right = await ports.verifyPassword(input.password, member?.password_hash ?? '');
      if (!member || !right) {
        const data = await countWrong(context, account.value, known);
        return err(
          data ? { error: 'wrong_credentials', data } : locked(await pauseOf(context, account.value, known)),
        );
      }
      return ok({
        account: account.value,
        memberId: member.id,
        passwordHash: member.password_hash,
        known,
      });
    },
  },
);

/** End this session. */
export const logoutOperation = implement(logout, async ({ sql, tokenHash }) => {
  await sql.query(`update session set revoked_at = now() where token_hash = $1`, [tokenHash]);
  return ok({ data: null });
});

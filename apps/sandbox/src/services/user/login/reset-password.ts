import { resetPassword, sendResetCode } from '@paydirt/contract/account/login';
import { err, ok } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { readAccount } from '../members/account-name.ts';
import { sendCode, takeCode } from '../codes/codes.ts';
import { rememberDevice } from '../../../access/known-devices.ts';
import { forgive } from '../../../access/login-attempts.ts';
import { findMemberByAccount } from '../members/member-rows.ts';
import { readNewPassword } from './new-password.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';
import { endSessions } from '../../../access/sessions.ts';

/** Send a code for a new password; the answer does not tell whether the account exists. */
export const sendResetCodeOperation = implement(sendResetCode, async (context, input) => {
  const account = readAccount(input.phone);
  if (!account.ok) return err({ error: 'invalid_input', data: { fields: { phone: account.error } } });
  const member = await findMemberByAccount(context.sql, account.value);
  return sendCode(context, account.value, 'reset-password', member === null);
});

/** Set a new password with a code; all sessions end (ASVS 7.4.3). */
export const resetPasswordOperation = implement(resetPassword, async (context, input) => {
  const { sql, ports } = context;
  const account = readAccount(input.phone);
  if (!account.ok) return err({ error: 'invalid_input', data: { fields: { phone: account.error } } });
  const password = readNewPassword(input);
  if (!password.ok) return password;
  const code = await takeCode(context, account.value, 'reset-password', input.code);
  if (!code.ok) return code;
  const member = await findMemberByAccount(sql, account.value);
  if (!member) return err({ error: 'code_wrong' });
  await sql.query(`update member set password_hash = $2 where id = $1`, [
    member.id,
    await ports.hashPassword(password.value),
  ]);
  await endSessions(context, member.id);
  await noteSecurityEvent(context, member.id, 'password_reset');
  // The code proves the member's identity, so wrong passwords of others no longer matter.
  await forgive(context, account.value, false);
  return ok({ data: null, deviceToken: await rememberDevice(context, member.id) });
});

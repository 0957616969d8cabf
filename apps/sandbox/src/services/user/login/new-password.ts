import { checkNewPassword } from '@paydirt/contract/account/login';
import { checkPassword, checkSame, err, ok, type Result } from '@paydirt/domain';

import { implement, type Refusal } from '../../../operation/operation.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Check a new password (PRODUCT 6), which may not be one of the first that are guessed. */
function readPassword(typed: string): Result<string, Refusal> {
  const password = checkPassword(typed);
  if (!password.ok) return err({ error: 'invalid_input', data: { fields: { password: password.error } } });
  if (isCommonPassword(password.value))
    return err({ error: 'invalid_input', data: { fields: { password: 'password_common' } } });
  return password;
}

/** Check a new password and its repetition. */
export function readNewPassword(input: {
  readonly password: string;
  readonly confirmPassword: string;
}): Result<string, Refusal> {
  const password = readPassword(input.password);
  if (password.ok && !checkSame(input.password, input.confirmPassword).ok)
    return err({ error: 'invalid_input', data: { fields: { confirmPassword: 'passwords_differ' } } });
  return password;
}

/** Tell if a password is acceptable for a new account. */
export const checkNewPasswordOperation = implement(checkNewPassword, async (_context, { password }) => {
  const read = readPassword(password);
  return read.ok ? ok({ data: null }) : read;
});

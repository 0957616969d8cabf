import { checkPassword, checkSame, err, ok, type Result } from '@paydirt/domain';

import type { Refusal } from '../../../operation/operation.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Check a new password and its repetition (PRODUCT 6), and that it is not among the first that are guessed. */
export function checkNewPassword(input: {
  readonly password: string;
  readonly confirmPassword: string;
}): Result<string, Refusal> {
  const password = checkPassword(input.password);
  if (!password.ok) return err({ error: 'invalid_input', data: { fields: { password: password.error } } });
  if (isCommonPassword(password.value))
    return err({ error: 'invalid_input', data: { fields: { password: 'password_common' } } });
  if (!checkSame(input.password, input.confirmPassword).ok) {
    return err({ error: 'invalid_input', data: { fields: { confirmPassword: 'passwords_differ' } } });
  }
  return ok(password.value);
}

import { checkFundPassword, CONSTANTS, err, ok } from '@paydirt/domain';

import type { Checked } from '../../../forms/account/account-reasons.ts';

/** The digits of a typed or pasted text, without spaces: as many as a fund password has. */
export function fundPasswordDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, CONSTANTS.FUND_PASSWORD_LENGTH);
}

/** Check a new fund password (PRODUCT 6). */
export function fundPasswordOf(text: string): Checked {
  const checked = checkFundPassword(text);
  if (checked.ok) return ok(checked.value);
  switch (checked.error) {
    case 'required':
      return err('required');
    case 'six_digits':
      return err('fund_password_digits');
    case 'run':
      return err('fund_password_run');
    case 'repeat':
      return err('fund_password_repeat');
  }
}

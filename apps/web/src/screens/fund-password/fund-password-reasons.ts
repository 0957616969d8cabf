import { checkFundPassword, err, ok } from '@paydirt/domain';

import type { Checked } from '../login/account-reasons.ts';

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

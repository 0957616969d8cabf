import { checkIfsc, checkLine, cleanText, CONSTANTS, err, isAlphanumeric, ok } from '@paydirt/domain';

import type { Checked } from '../../../forms/account/account-reasons.ts';

/** Check the holder's name of a bank account. */
export function payeeOf(text: string): Checked {
  return checkLine(text, CONSTANTS.PAYEE_NAME_MAX_LENGTH);
}

/** Check a bank account: letters and digits, no spaces (PRODUCT 6). */
export function accountOf(text: string): Checked {
  const account = cleanText(text);
  if (account === '') return err('required');
  if (!isAlphanumeric(account)) return err('letters_and_digits_only');
  if (account.length < CONSTANTS.BANK_ACCOUNT_MIN_LENGTH) return err('too_short');
  return account.length > CONSTANTS.BANK_ACCOUNT_MAX_LENGTH ? err('too_long') : ok(account);
}

export function ifscOf(text: string): Checked {
  return checkIfsc(text);
}

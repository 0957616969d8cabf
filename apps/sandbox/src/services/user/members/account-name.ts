import { checkEmail, COUNTRIES, err, ok, type Result } from '@paydirt/domain';
import { checkPhone } from '@paydirt/domain/account/phone';

/** Reason to refuse a text as the name of an account. */
export type AccountReason = 'required' | 'phone_invalid' | 'email_invalid';

/** Check a phone number with its calling code and write it in E.164: "+2348012345678" (PRODUCT 6). */
export function readPhone(text: string): Result<string, AccountReason> {
  const compact = text.replaceAll(/[\s().-]/g, '');
  if (compact === '') return err('required');
  for (const { country, callingCode } of COUNTRIES) {
    if (!compact.startsWith(`+${callingCode}`)) continue;
    const phone = checkPhone(compact, country);
    if (phone.ok) return phone;
  }
  return err('phone_invalid');
}

/** Check an e-mail address; addresses that differ only in case are one account. */
export function readEmail(text: string): Result<string, AccountReason> {
  const email = checkEmail(text);
  if (!email.ok) return err(email.error === 'required' ? 'required' : 'email_invalid');
  return ok(email.value.toLowerCase());
}

/** Check the name that a member logs in with: a phone number or an e-mail address. */
export function readAccount(text: string): Result<string, AccountReason> {
  return text.includes('@') ? readEmail(text) : readPhone(text);
}

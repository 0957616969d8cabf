import {
  checkCodeFormat,
  checkEmail,
  checkInvitationCode,
  checkPassword,
  checkSame,
  err,
  isCountry,
  ok,
  type Result,
} from '@paydirt/domain';
import type { FieldReason } from '@paydirt/contract';

/** Check what the forms of an account take, with the rules of the services; reasons are the contract's. */
export type Checked = Result<string, FieldReason>;

/** Check an e-mail address. */
export function emailOf(text: string): Checked {
  const checked = checkEmail(text);
  return checked.ok || checked.error === 'required' ? checked : err('email_invalid');
}

/** Load the rules of all countries' phone numbers, a separate chunk. */
export const loadPhoneRules = () => import('@paydirt/domain/account/phone');

/**
 * Check a phone number of a country, and write it in full. Where the rules cannot be loaded, the number goes to the
 * services as typed: they have the last word, and no member is kept from trying.
 */
export async function phoneOf(
  national: string,
  { code, callingCode }: { readonly code: string; readonly callingCode: string },
  load: typeof loadPhoneRules = loadPhoneRules,
): Promise<Checked> {
  const rules = await load().catch(() => null);
  if (rules === null) {
    const digits = national.replaceAll(/\D/g, '');
    return digits === '' ? err('required') : ok(`+${callingCode}${digits}`);
  }
  if (!isCountry(code)) return err('phone_invalid');
  const checked = rules.checkPhone(national, code);
  if (checked.ok) return checked;
  return err(checked.error === 'required' ? 'required' : 'phone_invalid');
}

/** Check a verification code. */
export function codeOf(text: string): Checked {
  const checked = checkCodeFormat(text);
  return checked.ok || checked.error === 'required' ? checked : err('code_malformed');
}

export function newPasswordOf(text: string): Checked {
  return checkPassword(text);
}

/** Check that a new password was typed the same again. */
export function repeatedPasswordOf(password: string, again: string): Checked {
  if (again === '') return err('required');
  return checkSame(password, again).ok ? ok(again) : err('passwords_differ');
}

/** Check an invitation code. */
export function invitationOf(text: string): Checked {
  const checked = checkInvitationCode(text);
  if (checked.ok) return checked;
  return err(checked.error === 'required' ? 'invitation_required' : 'invitation_malformed');
}

/** The reasons of those that failed, by field. */
export function reasonsOf<F extends string>(
  checked: Readonly<Record<F, Checked>>,
): Partial<Record<F, FieldReason>> {
  const failed = (Object.entries(checked) as [F, Checked][]).flatMap(([field, one]) =>
    one.ok ? [] : [[field, one.error] as const],
  );
  return Object.fromEntries(failed) as Partial<Record<F, FieldReason>>;
}

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

/** Check a phone number of a country. The rules of all countries are a chunk of their own, fetched here. */
export async function phoneOf(national: string, country: string): Promise<Checked> {
  if (!isCountry(country)) return err('phone_invalid');
  const { checkPhone } = await import('@paydirt/domain/phone');
  const checked = checkPhone(national, country);
  if (checked.ok) return checked;
  return err(checked.error === 'required' ? 'required' : 'phone_invalid');
}

/** Check a verification code. */
export function codeOf(text: string): Checked {
  const checked = checkCodeFormat(text);
  return checked.ok || checked.error === 'required' ? checked : err('code_malformed');
}

/** Check a new password. */
export function newPasswordOf(text: string): Checked {
  return checkPassword(text);
}

/** Check that a new password was typed the same again. */
export function againOf(password: string, again: string): Checked {
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

import { emailRegistrationOpen, isValidAccount } from '@paydirt/contract/account/login';
import { ok } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { isServiceOpen } from '../../../access/closed-services.ts';
import { readEmail, readPhone } from '../members/account-name.ts';

/**
 * Tell if a phone number or an e-mail address can name an account; if both are given, both have to. No member
 * is looked up, so that neither the answer nor its time tells whether there is one.
 */
export const isValidAccountOperation = implement(isValidAccount, async (_context, { phone, email }) => {
  const read = [
    ...(phone === undefined ? [] : [readPhone(phone)]),
    ...(email === undefined ? [] : [readEmail(email)]),
  ];
  if (read.length === 0) return ok({ data: { valid: false, reason: 'required' as const } });
  const wrong = read.find((one) => !one.ok);
  return ok({ data: wrong === undefined ? { valid: true } : { valid: false, reason: wrong.error } });
});

/** Tell if registration by e-mail is open at present. */
export const emailRegistrationOpenOperation = implement(emailRegistrationOpen, async ({ sql }) =>
  ok({ data: { open: await isServiceOpen(sql, 'email_registration') } }),
);

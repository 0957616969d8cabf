import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { emptySchema, flagParameter, nothingSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { lineParameter } from '../free-text.ts';
import { captchaParameters, codeSentSchema } from './codes.ts';
import { userSchema } from './session.ts';

/** Validity of a phone number or an e-mail address as an account name; `reason` where it is not valid. */
export const validAccountSchema = v.object({
  valid: v.boolean(),
  reason: v.optional(v.picklist(['required', 'phone_invalid', 'email_invalid'])),
});

const text = v.pipe(v.string(), v.maxLength(200));

/** A phone number in E.164, or an e-mail address where both are allowed. */
const account = text;

/** Name of a member: 1 to 40 characters, at least one of them visible. */
const name = lineParameter(CONSTANTS.NAME_MAX_LENGTH);
const newPassword = { password: text, confirmPassword: text, code: text };

export const login = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/token/pass',
  summary:
    'Log in by phone or e-mail; `msg` is the token. In class mode, ready-made members need the class key',
  auth: 'none',
  classAccess: 'own',
  limit: 'login',
  input: v.object({ phone: account, password: text }),
  result: userSchema,
  errors: ['wrong_credentials', 'account_locked'],
});

export const sendRegisterCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/code/reg',
  summary: 'Send a registration code by SMS; answers alike whether the account exists or not',
  auth: 'none',
  limit: 'code',
  changes: ['outbox'],
  input: v.object({ phone: text, ...captchaParameters }),
  result: codeSentSchema,
  errors: ['code_too_soon', 'code_day_limit', 'captcha_needed'],
});

export const sendRegisterEmailCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/emailcode/reg',
  summary: 'Send a registration code by e-mail; answers alike whether the account exists or not',
  auth: 'none',
  limit: 'code',
  changes: ['outbox'],
  input: v.object({ email: text, ...captchaParameters }),
  result: codeSentSchema,
  errors: ['email_registration_closed', 'code_too_soon', 'code_day_limit', 'captcha_needed'],
});

export const checkNewPassword = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/password/check',
  summary:
    'Check a password for a new account before the rest of the form; refused with the reason of its field, and not stored',
  tag: 'extension',
  auth: 'none',
  limit: 'login',
  input: v.object({ password: text }),
  result: emptySchema,
});

const registerErrors = [
  'account_exists',
  'invitation_unknown',
  'code_wrong',
  'code_expired',
  'code_too_many_tries',
] as const;

export const register = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/register',
  summary: 'Register by phone; `msg` is the token',
  auth: 'none',
  limit: 'login',
  input: v.object({ phone: text, ...newPassword, invitationCode: text, name: v.optional(name) }),
  result: userSchema,
  errors: registerErrors,
});

export const registerByEmail = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/emailregister',
  summary: 'Register by e-mail; `msg` is the token',
  auth: 'none',
  limit: 'login',
  input: v.object({ email: text, ...newPassword, invitationCode: text, name: v.optional(name) }),
  result: userSchema,
  errors: ['email_registration_closed', ...registerErrors],
});

export const sendResetCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/code/resetpass',
  summary: 'Send a code for a new password; answers alike whether the account exists or not',
  auth: 'none',
  limit: 'code',
  changes: ['outbox'],
  input: v.object({ phone: account, ...captchaParameters }),
  result: codeSentSchema,
  errors: ['code_too_soon', 'code_day_limit', 'captcha_needed'],
});

export const resetPassword = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/reset-password',
  summary: 'Set a new password by code; ends all sessions',
  auth: 'none',
  limit: 'login',
  input: v.object({ phone: account, ...newPassword }),
  result: emptySchema,
  errors: ['code_wrong', 'code_expired', 'code_too_many_tries'],
});

const optionalAccount = v.optional(v.pipe(v.string(), v.maxLength(200)));

export const isValidAccount = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/isValidAccount',
  summary:
    'Check the form of a phone number (of a supported country) or an e-mail address; never tells if it has an account',
  auth: 'none',
  input: v.object({ phone: optionalAccount, email: optionalAccount }),
  result: validAccountSchema,
});

export const emailRegistrationOpen = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/emailcode/isopen',
  summary: 'State of registration by e-mail: open or closed',
  auth: 'none',
  shows: ['registration'],
  input: nothingSchema,
  result: v.object({ open: v.boolean() }),
});

export const openEmailRegistration = defineCall({
  service: 'sandbox',
  tag: 'sandbox',
  auth: 'none',
  method: 'POST',
  path: 'email-registration',
  summary: 'Close registering by e-mail, so that accounts are made by phone only, or open it again',
  changes: ['registration'],
  input: v.object({ open: flagParameter }),
  result: v.object({ open: v.boolean() }),
});

import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { flagParameter, nothingSchema } from '../schemas/basics.ts';
import { captchaSchema, validAccountSchema } from '../schemas/access.ts';

const account = v.optional(v.pipe(v.string(), v.maxLength(200)));

export const isValidAccount = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/isValidAccount',
  summary:
    'Whether a phone or an e-mail address is well formed and of a supported country; never whether it has an account',
  auth: 'none',
  input: v.object({ phone: account, email: account }),
  result: validAccountSchema,
});

export const emailRegistrationOpen = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/emailcode/isopen',
  summary: 'Whether accounts can be made by e-mail at present',
  auth: 'none',
  shows: ['registration'],
  input: nothingSchema,
  result: v.object({ open: v.boolean() }),
});

export const captcha = defineCall({
  service: 'user',
  method: 'GET',
  path: 'auth/captcha',
  summary:
    'A puzzle of work, no picture to read: its solution is good for one code, in the network that asked for it',
  auth: 'none',
  costly: true,
  input: nothingSchema,
  result: captchaSchema,
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

import * as v from 'valibot';

import { emptySchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { captchaParameters, codeChannelSchema, codeChannelsSchema, codeSentSchema } from './codes.ts';
import { userSchema } from './session.ts';

/** State of the withdrawal PIN: whether it is set, and whether it is locked by failed attempts. */
export const fundPasswordStateSchema = v.object({
  set: v.boolean(),
  /** End of the lock, on the test clock; null while it is not locked. */
  lockedUntil: v.nullable(timeSchema),
});

export type FundPasswordState = v.InferOutput<typeof fundPasswordStateSchema>;

const text = v.pipe(v.string(), v.maxLength(200));
const codeErrors = ['code_wrong', 'code_expired', 'code_too_many_tries'] as const;

export const hasFundPassword = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/has-paypass',
  summary: 'State of the fund password: set or not, and locked by wrong tries until a time',
  shows: ['pin'],
  input: nothingSchema,
  result: fundPasswordStateSchema,
});

export const fundPasswordChannels = defineCall({
  service: 'user',
  method: 'POST',
  path: 'paypassword/codesupport',
  summary: 'Where a code for the fund password can be sent',
  shows: ['pin', 'member'],
  input: nothingSchema,
  result: codeChannelsSchema,
});

export const sendFundPasswordCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/paypwd-code',
  summary: 'Send a code for the fund password to the phone or e-mail address of the member',
  limit: 'code',
  changes: ['outbox'],
  input: v.object({ channel: v.optional(codeChannelSchema), ...captchaParameters }),
  result: codeSentSchema,
  errors: ['code_too_soon', 'code_day_limit', 'captcha_needed', 'channel_not_bound'],
});

export const checkFundPasswordCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'paypassword/code',
  summary: 'Check a code for the fund password; a right one stays good, a wrong one costs a try',
  input: v.object({ code: text }),
  result: emptySchema,
  errors: codeErrors,
});

export const updateFundPassword = defineCall({
  service: 'user',
  method: 'POST',
  path: 'paypassword/update',
  summary:
    'Set or change the fund password by code, which confirms who this is too; lifts its lock and ends nothing else',
  changes: ['pin', 'security', 'verification'],
  input: v.object({ code: text, password: text, confirmPassword: text }),
  result: fundPasswordStateSchema,
  errors: codeErrors,
});

export const sendBindEmailCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'paypassword/emailcode',
  summary: 'Send a code to an e-mail address that is to be bound',
  tag: 'extension',
  limit: 'code',
  changes: ['outbox'],
  input: v.object({ email: text, ...captchaParameters }),
  result: codeSentSchema,
  errors: ['verify_needed', 'code_too_soon', 'code_day_limit', 'captcha_needed'],
});

export const bindEmail = defineCall({
  service: 'user',
  method: 'POST',
  path: 'paypassword/bindemail',
  summary: 'Bind an e-mail address by the code sent there; the other ways to reach the member are told',
  // An address may stand in for the name, whose initial the member's posts show.
  changes: ['member', 'pin', 'verification', 'security', 'posts', 'comments'],
  input: v.object({ email: text, code: text }),
  result: userSchema,
  errors: ['verify_needed', 'account_exists', ...codeErrors],
});

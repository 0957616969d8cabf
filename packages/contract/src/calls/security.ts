import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { captchaParameters } from '../schemas/access.ts';
import { emptySchema, idSchema, listOf, nothingSchema, pageParameters } from '../schemas/basics.ts';
import { codeChannelSchema } from '../schemas/destinations.ts';
import { codeSentSchema } from '../schemas/people.ts';
import { securityEventSchema, sessionSchema, verificationSchema } from '../schemas/security.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const codeErrors = ['code_wrong', 'code_expired', 'code_too_many_tries'] as const;

export const sessionList = defineCall({
  service: 'user',
  method: 'GET',
  path: 'session/list',
  summary: 'Where the member is logged in; this session first, then by last use',
  tag: 'extension',
  shows: ['security'],
  input: nothingSchema,
  result: v.array(sessionSchema),
});

export const endSession = defineCall({
  service: 'user',
  method: 'POST',
  path: 'session/end',
  summary: 'End one session of the member',
  tag: 'extension',
  changes: ['security'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

export const endOtherSessions = defineCall({
  service: 'user',
  method: 'POST',
  path: 'session/end-others',
  summary: 'End all sessions of the member but this one; tells how many there were',
  tag: 'extension',
  changes: ['security'],
  input: nothingSchema,
  result: v.object({ ended: v.number() }),
});

export const securityEvents = defineCall({
  service: 'user',
  method: 'GET',
  path: 'security/events',
  summary: 'What happened to the security of the account, newest first',
  tag: 'extension',
  shows: ['security'],
  input: v.object(pageParameters),
  result: listOf(securityEventSchema),
});

export const verification = defineCall({
  service: 'user',
  method: 'GET',
  path: 'user/verification',
  summary: 'Whether this session has confirmed who it is, and where a code for that can go',
  tag: 'extension',
  shows: ['verification'],
  input: nothingSchema,
  result: verificationSchema,
});

export const sendVerifyCode = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/verify-code',
  summary: 'Send a code by which this session confirms who it is',
  tag: 'extension',
  input: v.object({ channel: v.optional(codeChannelSchema), ...captchaParameters }),
  result: codeSentSchema,
  errors: ['code_too_soon', 'code_day_limit', 'captcha_needed', 'channel_not_bound'],
});

export const verify = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/verify',
  summary: 'Confirm by code who this is: opens sensitive changes to this session for ten minutes',
  tag: 'extension',
  changes: ['verification'],
  input: v.object({ code: text }),
  result: verificationSchema,
  errors: codeErrors,
});

export const updatePassword = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/update-password',
  summary: 'Change the login password; ends the other sessions and keeps this one',
  changes: ['security'],
  input: v.object({ oldPassword: text, password: text, confirmPassword: text }),
  result: emptySchema,
  errors: ['verify_needed', 'wrong_password', 'account_locked'],
});

export const undoEmailChange = defineCall({
  service: 'user',
  method: 'POST',
  path: 'user/undo-email',
  summary:
    'Take a change of the e-mail address back, by the link that the earlier address and phone were sent',
  tag: 'extension',
  auth: 'none',
  input: v.object({ token: text }),
  result: emptySchema,
  errors: ['undo_over', 'account_exists'],
});

import * as v from 'valibot';

import { emptySchema, idSchema, listOf, nothingSchema, followingParameters, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { captchaParameters, codeChannelSchema, codeChannelsSchema, codeSentSchema } from './codes.ts';

/** One of the member's sessions: a device or browser on which they are logged in. */
export const sessionSchema = v.object({
  id: idSchema,
  /** The `User-Agent` that opened it; null where it sent none. */
  device: v.nullable(v.string()),
  /** The network from which it was opened, as far as it may be shown. */
  network: v.nullable(v.string()),
  openedAt: timeSchema,
  /** Time of its last use, accurate to five minutes, on the clock of the answer. */
  seenAt: timeSchema,
  /** It is the requesting session. */
  current: v.boolean(),
});

export type MemberSession = v.InferOutput<typeof sessionSchema>;

/** Kinds of security events of an account. */
export const SECURITY_EVENTS = [
  'new_device',
  'codes_refused',
  'password_changed',
  'password_reset',
  'fund_password_set',
  'fund_password_changed',
  'email_bound',
  'email_restored',
  'sessions_ended',
  'data_exported',
] as const;

/** One security event of an account. */
export const securityEventSchema = v.object({
  id: idSchema,
  kind: v.picklist(SECURITY_EVENTS),
  time: timeSchema,
  device: v.nullable(v.string()),
  network: v.nullable(v.string()),
});

export type SecurityEvent = v.InferOutput<typeof securityEventSchema>;

/** Identity check of this session, and the channels by which a code for it can be sent. */
export const verificationSchema = v.object({
  /** Time until which this session may make sensitive changes, on the test clock; null when it may not. */
  verifiedUntil: v.nullable(timeSchema),
  channels: codeChannelsSchema,
});

export type Verification = v.InferOutput<typeof verificationSchema>;

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
  summary: 'Security events of the account, newest first',
  tag: 'extension',
  shows: ['security'],
  input: v.object(followingParameters),
  result: listOf(securityEventSchema),
});

export const verification = defineCall({
  service: 'user',
  method: 'GET',
  path: 'user/verification',
  summary: 'State of the identity check of this session, and the addresses that a code for it can go to',
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
  limit: 'code',
  changes: ['outbox'],
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
  limit: 'login',
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
  limit: 'login',
  input: v.object({ token: text }),
  result: emptySchema,
  errors: ['undo_over', 'account_exists'],
});

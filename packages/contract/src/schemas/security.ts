import * as v from 'valibot';

import { idSchema, timeSchema } from './basics.ts';
import { codeChannelsSchema } from './destinations.ts';

/** One of the member's sessions: a place in which they are logged in. */
export const sessionSchema = v.object({
  id: idSchema,
  /** The `User-Agent` that opened it; null where it told none. */
  device: v.nullable(v.string()),
  /** The network that it was opened from, as far as it may be shown. */
  network: v.nullable(v.string()),
  openedAt: timeSchema,
  /** When it was last used, to five minutes, on the clock of the answer. */
  seenAt: timeSchema,
  /** Whether it is the session that asks. */
  current: v.boolean(),
});

/** What can happen to an account's security. */
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

/** One thing that happened to an account's security. */
export const securityEventSchema = v.object({
  id: idSchema,
  kind: v.picklist(SECURITY_EVENTS),
  time: timeSchema,
  device: v.nullable(v.string()),
  network: v.nullable(v.string()),
});

/** Whether this session has confirmed who it is, and where a code for that can go. */
export const verificationSchema = v.object({
  /** Until when sensitive changes are open to this session, on the test clock; null when they are not. */
  verifiedUntil: v.nullable(timeSchema),
  channels: codeChannelsSchema,
});

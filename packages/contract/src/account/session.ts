import { CURRENCY } from '@paydirt/domain';
import * as v from 'valibot';

import {
  currencySchema,
  emptySchema,
  idSchema,
  integerParameter,
  messageChannelSchema,
  nothingSchema,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';

/** The logged-in member (PRODUCT 3 and 4). */
export const userSchema = v.object({
  userId: idSchema,
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.string(),
  avatarUrl: v.nullable(v.string()),
  vipLevel: v.number(),
  grade: v.number(),
  gradeText: v.string(),
  /** Code that others type to register with this member as their inviter. */
  invitationCode: v.string(),
  shareCode: v.string(),
  createTime: timeSchema,
  markBackgroundUrl: v.nullable(v.string()),
  markText: v.nullable(v.string()),
  /** Date format by PRODUCT 6; 0 follows the locale. */
  dateFormat: v.number(),
  /**
   * Currency in which prices are also shown; payments are in play USDT. Answers cached by an earlier version do not
   * have it.
   */
  salesUnit: v.optional(currencySchema, CURRENCY),
  /** Unread messages, for the badge on Me. */
  unread: v.number(),
  /** Message channels that may notify immediately; none until the member chooses (H16). */
  notify: v.array(messageChannelSchema),
});

export type User = v.InferOutput<typeof userSchema>;

/** A country of the phone picker. */
export const countrySchema = v.object({
  /** ISO 3166-1 alpha-2. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Without its plus: "91". */
  callingCode: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
});

export type Country = v.InferOutput<typeof countrySchema>;

/** A newer version of the app (PRODUCT 5). */
export const versionSchema = v.object({
  versionCode: v.number(),
  version: v.string(),
  downloadUrl: v.string(),
  extra: v.string(),
  compulsory: v.boolean(),
});

export type VersionUpdate = v.InferOutput<typeof versionSchema>;

export const logout = defineCall({
  service: 'user',
  method: 'POST',
  path: 'auth/logout',
  summary: 'End this session at the service',
  input: nothingSchema,
  result: emptySchema,
});

export const countries = defineCall({
  service: 'user',
  method: 'GET',
  path: 'auth/countrys',
  summary: 'Countries of the phone picker',
  auth: 'none',
  keep: true,
  input: nothingSchema,
  result: v.array(countrySchema),
});

export const userInfo = defineCall({
  service: 'user',
  method: 'GET',
  path: 'user/info',
  summary: 'The logged-in member',
  keep: true,
  shows: ['member', 'unread'],
  input: nothingSchema,
  result: userSchema,
});

export const versionUpdate = defineCall({
  service: 'user',
  method: 'GET',
  path: 'app/version/update',
  summary: 'A newer version, or null',
  auth: 'none',
  shows: ['version'],
  input: v.object({
    platform: v.optional(v.string(), 'ANDROID'),
    code: v.optional(integerParameter(0, 999_999_999), 0),
  }),
  result: v.nullable(versionSchema),
});

import { CURRENCY } from '@paydirt/domain';
import * as v from 'valibot';

import { idSchema, timeSchema } from './basics.ts';
import { currencySchema } from './currency.ts';
import { messageChannelSchema } from './messages.ts';

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
  /** What prices are shown in beside play USDT, which is what is paid. Answers kept by an earlier version lack it. */
  salesUnit: v.optional(currencySchema, CURRENCY),
  /** Unread messages, for the badge on Me. */
  unread: v.number(),
  /** Channels of messages that may tell at once; none until the member chooses (H16). */
  notify: v.array(messageChannelSchema),
});

/** A country of the phone picker. */
export const countrySchema = v.object({
  /** ISO 3166-1 alpha-2. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Without its plus: "91". */
  callingCode: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
});

/** A newer version of the app (PRODUCT 5). */
export const versionSchema = v.object({
  versionCode: v.number(),
  version: v.string(),
  downloadUrl: v.string(),
  extra: v.string(),
  compulsory: v.boolean(),
});

import * as v from 'valibot';

import { idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** A proof-of-work puzzle, for a network that requests many codes. */
export const captchaSchema = v.object({
  id: idSchema,
  challenge: v.string(),
  /** Zero bits that the SHA-256 of `<challenge>:<solution>` begins with. */
  difficulty: v.number(),
  expiresAt: timeSchema,
});

/** A solved puzzle, for a call that sends a code; left out until the error `captcha_needed` requires it. */
export const captchaParameters = {
  captchaId: v.optional(v.pipe(v.string(), v.maxLength(60))),
  captchaSolution: v.optional(v.pipe(v.string(), v.maxLength(60))),
};

/** Where a code was sent, and when the next one can be requested (PRODUCT 6). */
export const codeSentSchema = v.object({ to: v.string(), expiresAt: timeSchema, nextAllowedAt: timeSchema });

/** Channels by which a verification code can reach a member. */
export const CODE_CHANNELS = ['sms', 'email'] as const;
export const codeChannelSchema = v.picklist(CODE_CHANNELS);

/** Where a code can be sent: the member's own phone number and e-mail address, in full. */
export const codeChannelsSchema = v.array(v.object({ channel: codeChannelSchema, to: v.string() }));

export type CodeChannel = v.InferOutput<typeof codeChannelsSchema>[number];

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

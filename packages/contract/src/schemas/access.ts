import * as v from 'valibot';

import { idSchema, timeSchema } from './basics.ts';

/** Whether something can be the name of an account, and if not, why. */
export const validAccountSchema = v.object({
  valid: v.boolean(),
  reason: v.optional(v.picklist(['required', 'phone_invalid', 'email_invalid'])),
});

/** A puzzle of work, for whoever asks for many codes. */
export const captchaSchema = v.object({
  id: idSchema,
  challenge: v.string(),
  /** Zero bits that the SHA-256 of `<challenge>:<solution>` begins with. */
  difficulty: v.number(),
  expiresAt: timeSchema,
});

/** A solved puzzle, on a call that sends a code; left out until `captcha_needed` asks for it. */
export const captchaParameters = {
  captchaId: v.optional(v.pipe(v.string(), v.maxLength(60))),
  captchaSolution: v.optional(v.pipe(v.string(), v.maxLength(60))),
};

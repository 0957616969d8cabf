import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { earlierOutcomeSchema } from '../envelope.ts';

/** Id of an intent: a call that moves money, and the key under which it was sent. */
export const intentParameters = {
  /** Service and path of the call that moves money: `goods/mine/order/create`. */
  call: v.pipe(v.string(), v.maxLength(100)),
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(CONSTANTS.IDEMPOTENCY_KEY_MAX_LENGTH)),
};

export const voidIntent = defineCall({
  service: 'user',
  method: 'POST',
  path: 'intent/void',
  summary:
    'Give up what was sent under an Idempotency-Key: unless it has happened, the key is refused with key_void from then on; otherwise the answer tells what became of it',
  tag: 'extension',
  auth: 'optional',
  input: v.object(intentParameters),
  result: v.object({ voided: v.boolean(), earlier: v.optional(earlierOutcomeSchema) }),
  errors: ['not_found'],
});

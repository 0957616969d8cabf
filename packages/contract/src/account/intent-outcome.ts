import * as v from 'valibot';

import { timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { earlierOutcomeSchema } from '../envelope.ts';
import { intentParameters } from './intent.ts';

export const intentOutcome = defineCall({
  service: 'user',
  method: 'GET',
  path: 'intent/outcome',
  summary: 'Outcome of the request that the member sent under an Idempotency-Key; changes nothing',
  tag: 'extension',
  input: v.object(intentParameters),
  result: v.object({
    /** Null where the intent has not been executed, so far or ever. */
    earlier: v.nullable(earlierOutcomeSchema),
    /** When it was executed; null where it was not. */
    time: v.nullable(timeSchema),
  }),
  errors: ['not_found'],
});

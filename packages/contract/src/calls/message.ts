import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { nothingSchema } from '../schemas/basics.ts';

export const socket = defineCall({
  service: 'message',
  method: 'GET',
  path: 'socket',
  summary:
    'WebSocket: send the token as the first message, never in the URL, and receive `{type, data}` events. Without an upgrade this answers how it is spoken',
  tag: 'extension',
  auth: 'none',
  input: nothingSchema,
  result: v.object({
    /** Types of the events. */
    events: v.array(v.string()),
    /** A connection that is silent for longer than two of these is dead. */
    heartbeatSeconds: v.number(),
    /** How long the first message may take. */
    tokenWithinSeconds: v.number(),
  }),
});

import * as v from 'valibot';

import { timeSchema } from './basics.ts';
import { mailboxSchema } from './messages/messages.ts';
import { rechargeSchema } from './wallet/recharge.ts';
import { translateNames } from './wire-names.ts';

/** Events of the socket: a type, and its current state. */
export const socketEventSchema = v.variant('type', [
  v.object({ type: v.literal('ready'), data: v.object({ heartbeatSeconds: v.number() }) }),
  v.object({ type: v.literal('heartbeat'), data: v.object({ now: timeSchema }) }),
  v.object({ type: v.literal('recharge'), data: rechargeSchema }),
  v.object({ type: v.literal('mailbox'), data: mailboxSchema }),
  v.object({ type: v.literal('refused'), data: v.object({ error: v.string() }) }),
]);

export type SocketEvent = v.InferOutput<typeof socketEventSchema>;

/** Codes with which the services close a socket; 4000 and above are ours. */
export const SOCKET_CLOSE = { policy: 1008, unauthorized: 4401, tooMany: 4429 } as const;

/** Read a message of the socket; null if it is not an event, in which case a client ignores it. */
export function readSocketEvent(text: unknown): SocketEvent | null {
  if (typeof text !== 'string') return null;
  try {
    const parsed = v.safeParse(socketEventSchema, translateNames(JSON.parse(text)));
    return parsed.success ? parsed.output : null;
  } catch {
    // The text is not JSON.
    return null;
  }
}

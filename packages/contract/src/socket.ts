import * as v from 'valibot';

import type { SocketEvent } from './entities.ts';
import { socketEventSchema } from './schemas/recharge.ts';
import { translateNames } from './wire-names.ts';

/** Read what came over the socket; null for what is no event, which a client passes over. */
export function readSocketEvent(text: unknown): SocketEvent | null {
  if (typeof text !== 'string') return null;
  try {
    const parsed = v.safeParse(socketEventSchema, translateNames(JSON.parse(text)));
    return parsed.success ? parsed.output : null;
  } catch {
    // Not JSON.
    return null;
  }
}

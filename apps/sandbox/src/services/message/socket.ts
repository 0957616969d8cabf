import { socket } from '@paydirt/contract/messages/messages';
import { ok, SECOND_MS } from '@paydirt/domain';

import { implement } from '../../operation.ts';

/** How often a connection that has nothing to say says so; one that is silent for two of these is dead. */
export const HEARTBEAT_MS = 20 * SECOND_MS;
/** How long the token, which is the first message, may take. */
export const TOKEN_WITHIN_MS = 5 * SECOND_MS;

/** How the socket is spoken, for whoever asks without an upgrade. */
export const socketOperation = implement(socket, async () =>
  ok({
    data: {
      events: ['ready', 'heartbeat', 'recharge', 'mailbox', 'refused'],
      heartbeatSeconds: HEARTBEAT_MS / SECOND_MS,
      tokenWithinSeconds: TOKEN_WITHIN_MS / SECOND_MS,
    },
  }),
);

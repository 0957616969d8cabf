import { socket } from '@paydirt/contract/messages/messages';
import { ok, SECOND_MS } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';

/** Interval of heartbeats; a connection that is silent for two of these is dead. */
export const HEARTBEAT_MS = 20 * SECOND_MS;
/** Longest wait for the token, which is the first message. */
export const TOKEN_WITHIN_MS = 5 * SECOND_MS;

/** Describe the socket's protocol, for requests without an upgrade. */
export const socketOperation = implement(socket, async () =>
  ok({
    data: {
      events: ['ready', 'heartbeat', 'recharge', 'mailbox', 'refused'],
      heartbeatSeconds: HEARTBEAT_MS / SECOND_MS,
      tokenWithinSeconds: TOKEN_WITHIN_MS / SECOND_MS,
    },
  }),
);

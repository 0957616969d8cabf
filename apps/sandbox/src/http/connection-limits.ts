import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from './client-address.ts';

/** How many connections a process takes. */
export interface ConnectionLimits {
  /** Of one network; none where all come by a proxy. */
  readonly perAddress: number;
  readonly inAll: number;
}

/** A class behind one address stays below the first; a process bears far more than the second. */
export const CONNECTION_LIMITS: ConnectionLimits = { perAddress: 512, inAll: 2048 };

interface Known {
  readonly address: string;
  /** Requests under way, or for ever where it became a socket that counts for itself. */
  busy: number;
}

/**
 * Keep connections few that ask for nothing: where one more would be too many, the one that has been
 * idle longest makes room for it, and without an idle one it is not taken. So whoever only holds on to
 * connections shuts nobody out.
 */
export function limitConnections(server: Server, { perAddress, inAll }: ConnectionLimits): void {
  /** In the order in which each was last used. */
  const known = new Map<Socket, Known>();

  function makeRoom(newcomer: Socket, address: string): void {
    const others = [...known].filter(([socket]) => socket !== newcomer);
    const alike = others.filter(([, other]) => other.address === address);
    const crowd = alike.length >= perAddress ? alike : others.length >= inAll ? others : null;
    if (crowd === null) return;
    const [oldest] = crowd.find(([, { busy }]) => busy === 0) ?? [newcomer];
    known.delete(oldest);
    oldest.destroy();
  }

  function count(socket: Socket, change: 1 | -1): void {
    const connection = known.get(socket);
    if (!connection) return;
    connection.busy += change;
    known.delete(socket);
    known.set(socket, connection);
  }

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    known.set(socket, { address, busy: 0 });
    socket.once('close', () => known.delete(socket));
    makeRoom(socket, address);
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  server.prependListener('upgrade', ({ socket }: IncomingMessage) => count(socket, 1));
}

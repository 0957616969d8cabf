import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from './client-address.ts';

/** Limits of connections to a process. */
export interface ConnectionLimits {
  /** Limit for a network; none where all come through a proxy. */
  readonly perAddress: number;
  readonly inAll: number;
}

/** A class behind one address stays below the first; a process can handle far more than the second. */
export const CONNECTION_LIMITS: ConnectionLimits = { perAddress: 512, inAll: 2048 };

/** A request, and its response. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Known {
  readonly address: string;
  /** Those under way; more than one where a client does not wait for its answers. */
  readonly exchanges: Set<Exchange>;
  /** True once it is a WebSocket, which is counted where its member is known. */
  webSocket: boolean;
}

/** The connections of a server. */
export interface Connections {
  /** Tells whether any request is under way. */
  isBusy(): boolean;
  /** End those without a request under way, but for WebSockets. */
  endIdle(): void;
  endAll(): void;
  /** Note that one became a WebSocket. */
  becameWebSocket(socket: Socket): void;
}

// Connections that are closed to make room, in this order; any other state never is.
const EVICTABLE: readonly ((exchange: Exchange) => boolean)[] = [
  // Its body has not come whole: nothing was begun for it.
  ({ request }) => !request.complete,
  // All work for it is done, and its client takes the answer slowly or not at all.
  ({ response }) => response.headersSent,
];

/**
 * Choose the connection that makes room, of these that are sorted by their last use; null where all are being worked
 * for.
 */
function leastNeeded(connections: readonly (readonly [Socket, Known])[]): Socket | null {
  const open = connections.filter(([, { webSocket }]) => !webSocket);
  const ended = open.find(([socket]) => socket.writableEnded);
  if (ended) return ended[0];
  const idle = open.find(([, { exchanges }]) => exchanges.size === 0);
  if (idle) return idle[0];
  for (const isEvictable of EVICTABLE) {
    const found = open.find(([, { exchanges }]) => [...exchanges].every(isEvictable));
    if (found) return found[0];
  }
  return null;
}

/**
 * Limit a server's connections. Where one more would be too many, another is closed for it: first those that were
 * told to close, then idle ones, then those with an incomplete request, then those that do not read their answer;
 * in each group the one that has waited longest. None whose request is being worked on, and no WebSocket, is closed
 * for another; if there are no others, the new one is refused. So a client that only keeps connections open shuts
 * nobody out.
 *
 * @param closeMs How long a client that was told the end may keep its side open.
 */
export function watchConnections(
  server: Server,
  { perAddress, inAll }: ConnectionLimits,
  closeMs: number,
): Connections {
  /** In the order in which each was last used. */
  const known = new Map<Socket, Known>();

  function evictFor(newcomer: Socket, address: string): void {
    if (known.size <= Math.min(perAddress, inAll)) return;
    const others = [...known].filter(([socket]) => socket !== newcomer);
    const ofAddress = others.filter(([, other]) => other.address === address);
    const candidates = ofAddress.length >= perAddress ? ofAddress : others.length >= inAll ? others : null;
    if (candidates === null) return;
    const ended = leastNeeded(candidates) ?? newcomer;
    known.delete(ended);
    ended.destroy();
  }

  function touch(socket: Socket, change: (connection: Known) => void): void {
    const connection = known.get(socket);
    if (!connection) return;
    change(connection);
    known.delete(socket);
    known.set(socket, connection);
  }

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    known.set(socket, { address, exchanges: new Set(), webSocket: false });
    socket.once('close', () => known.delete(socket));
    // A connection that has its final answer, as a refused upgrade has: a client that does not close its side is
    // not waited for.
    socket.once('finish', () => {
      const overdue = setTimeout(() => socket.destroy(), closeMs).unref();
      socket.once('close', () => clearTimeout(overdue));
      // On an unread stream, the end would not be noticed either.
      if (socket.listenerCount('data') === 0) socket.resume();
    });
    evictFor(socket, address);
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response };
    touch(request.socket, ({ exchanges }) => exchanges.add(exchange));
    response.once('close', () => touch(request.socket, ({ exchanges }) => exchanges.delete(exchange)));
  });

  return {
    isBusy: () => [...known.values()].some(({ exchanges }) => exchanges.size > 0),
    endIdle() {
      for (const [socket, { exchanges, webSocket }] of known)
        if (exchanges.size === 0 && !webSocket) socket.destroy();
    },
    endAll() {
      for (const socket of known.keys()) socket.destroy();
    },
    becameWebSocket: (socket) => touch(socket, (connection) => (connection.webSocket = true)),
  };
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from './client-address.ts';

/** Limits of connections to a process. */
export interface ConnectionLimits {
  /** Limit for a network; unlimited if all connections come through a proxy. */
  readonly perAddress: number;
  readonly inAll: number;
}

/**
 * Limits of connections: a class behind one address stays below the first, and a process can handle far more
 * than the second.
 */
export const CONNECTION_LIMITS: ConnectionLimits = { perAddress: 512, inAll: 2048 };

/** Request with its response. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Known {
  readonly address: string;
  /** Pending requests; several if a client does not wait for its answers. */
  readonly exchanges: Set<Exchange>;
  /** True after it became a WebSocket; those are limited elsewhere, by member. */
  webSocket: boolean;
}

/** The connections of a server. */
export interface Connections {
  /** Tell whether any request is pending. */
  isBusy(): boolean;
  /** End connections without a pending request, except WebSockets. */
  endIdle(): void;
  endAll(): void;
  /** Note that a connection became a WebSocket. */
  becameWebSocket(socket: Socket): void;
}

// States in which a connection may be closed to make room, in this order; no other state allows it.
const EVICTABLE: readonly ((exchange: Exchange) => boolean)[] = [
  // The body is incomplete, so no work has begun.
  ({ request }) => !request.complete,
  // All work is done, and the client reads the answer slowly or not at all.
  ({ response }) => response.headersSent,
];

/**
 * Choose the connection to close to make room; they are sorted by their last use. Null if all have work in
 * progress.
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
 * Limit a server's connections. If a new one is too many, another is closed: first those that were told to
 * close, then idle ones, then those with an incomplete request, then those that do not read their answer; in
 * each group the one that has waited longest. No WebSocket is closed, and no connection whose request is
 * being handled; if there are no others, the new one is refused. So a client that only keeps connections open
 * shuts nobody out.
 *
 * @param closeMs How long a client may keep its side open after it was told to close.
 */
export function watchConnections(
  server: Server,
  { perAddress, inAll }: ConnectionLimits,
  closeMs: number,
): Connections {
  /** Connections in the order in which they were last used. */
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
    // After its final answer, for example a refused upgrade, a client that does not close its side is not
    // waited for.
    socket.once('finish', () => {
      const overdue = setTimeout(() => socket.destroy(), closeMs).unref();
      socket.once('close', () => clearTimeout(overdue));
      // Without reading the stream, its end would not be noticed either.
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

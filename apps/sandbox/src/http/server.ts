import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import {
  type AddressInfo,
  createServer as createListener,
  type Server as Listener,
  type Socket,
} from 'node:net';

import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { MODE, MODE_HEADER } from '@paydirt/contract';
import { CONSTANTS, SECOND_MS } from '@paydirt/domain';
import { WebSocketServer } from 'ws';

import { realNow } from '../clock.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connection-limits.ts';

/** Where nobody but this machine comes by; the name `localhost` means either. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** The longest that requests under way hold up the end: as long as a client waits for them. */
const STOP_WITHIN_MS = CONSTANTS.REQUEST_TIMEOUT_MS;
/** Code with which a client is sent to another process, or told to come back. */
const GOING_AWAY = 1001;
/** Largest message that a client may send over the socket: its token. */
const SOCKET_MESSAGE_BYTES = 4096;
/** No IPv6 here: then the loopback has one address. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** How long a connection may take with each of its parts. */
export interface ServerTimes {
  /** Until the headers of a request are there, from its first byte on, or from that of the connection. */
  readonly headersMs: number;
  /** Until all of it is there: past what a body is given, which is answered in words. */
  readonly requestMs: number;
  /** How often connections are looked at for that. */
  readonly lookEveryMs: number;
  /** How long a socket that was told to close has for it. */
  readonly closeMs: number;
}

const TIMES: ServerTimes = {
  headersMs: 10 * SECOND_MS,
  requestMs: CONSTANTS.UPLOAD_TIMEOUT_MS + 10 * SECOND_MS,
  lookEveryMs: 2 * SECOND_MS,
  closeMs: 2 * SECOND_MS,
};

/** Options of {@link startServer}. */
export interface ServerOptions {
  readonly fetch: Parameters<typeof createAdaptorServer>[0]['fetch'];
  readonly port: number;
  /** Address or name to listen on; the loopback, by both of its addresses, when left out. */
  readonly host?: string | undefined;
  /** @default 512 of one network, 2048 in all */
  readonly connections?: ConnectionLimits;
  readonly times?: Partial<ServerTimes>;
}

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  /** Accept nothing more, wait for the requests under way, and end. */
  readonly close: () => Promise<void>;
}

/** The WebSocket server, on a listener that it does not own; it knows who is connected. */
type SocketServer = WebSocketServer & WebSocketServerLike;

function createSocketServer(closeTimeout: number): SocketServer {
  const options = {
    noServer: true,
    maxPayload: SOCKET_MESSAGE_BYTES,
    perMessageDeflate: false,
    closeTimeout,
  };
  // Hono describes the same server without the optional parts that the types of ws spell out.
  return new WebSocketServer(options) as unknown as SocketServer;
}

/** Declare test mode also to requests that never reach the app: no HTTP, no host, too slow, an unknown expectation (H1). */
function declareTestMode(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader(MODE_HEADER, MODE));
  server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, { [MODE_HEADER]: MODE }).end(),
  );
  server.on('clientError', (cause: NodeJS.ErrnoException, socket: Socket) => {
    const status = cause.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
    if (socket.writable)
      socket.end(`HTTP/1.1 ${status}\r\n${MODE_HEADER}: ${MODE}\r\nConnection: close\r\n\r\n`);
    // Whoever does not read that, or goes on sending, is not waited for.
    socket.destroySoon();
  });
}

/**
 * Make what closes a server: it accepts nothing more, and waits for the requests under way. A connection
 * that a browser opened beforehand, or that never finishes its request, is no work.
 */
function closerOf(
  server: Server,
  listeners: readonly Listener[],
  sockets: SocketServer,
): () => Promise<void> {
  let underWay = 0;
  server.prependListener('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  return async () => {
    const closed = Promise.all(listeners.map((listener) => once(listener, 'close')));
    const deadline = realNow() + STOP_WITHIN_MS;
    for (const listener of listeners) listener.close();
    // Told to go, a client comes back to whichever process is there then.
    for (const client of sockets.clients) client.close(GOING_AWAY);
    const look = setInterval(() => {
      if (underWay > 0 && realNow() <= deadline) return;
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
    }, 50);
    await closed;
    clearInterval(look);
  };
}

async function listen(listener: Listener, port: number, host: string): Promise<number> {
  listener.listen(port, host);
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

/** Listen on the loopback's other address too, for the same server; null on a machine that has none. */
async function listenBeside(server: Server, port: number): Promise<Listener | null> {
  // As a server of HTTP takes its connections itself.
  const second = createListener({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    await listen(second, port, LOOPBACK[1]);
    return second;
  } catch (cause) {
    if (NO_SUCH_ADDRESS.includes((cause as NodeJS.ErrnoException).code ?? '')) return null;
    throw cause;
  }
}

/** Serve an app, and its WebSockets. Rejects where its port or host cannot be listened on. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const times = { ...TIMES, ...options.times };
  const sockets = createSocketServer(times.closeMs);
  const server = createAdaptorServer({
    fetch: options.fetch,
    serverOptions: {
      requireHostHeader: false,
      // Whatever else a client would like to speak (HTTP/2 in the clear), it is answered in HTTP.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.lookEveryMs,
    },
    websocket: { server: sockets },
  }) as Server;
  declareTestMode(server);
  limitConnections(server, options.connections ?? CONNECTION_LIMITS);
  const port = await listen(server, options.port, options.host ?? LOOPBACK[0]);
  try {
    const second = options.host === undefined ? await listenBeside(server, port) : null;
    return { port, close: closerOf(server, second ? [server, second] : [server], sockets) };
  } catch (cause) {
    server.close();
    throw cause;
  }
}

import { once } from 'node:events';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions as HttpOptions,
} from 'node:http';
import { type AddressInfo, createServer as createListener, Server as Listener, type Socket } from 'node:net';

import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { MODE, MODE_HEADER } from '@paydirt/contract';
import { CONSTANTS, MINUTE_MS, SECOND_MS } from '@paydirt/domain';
import { WebSocketServer } from 'ws';

import { boundFrames } from './bounded-frames.ts';
import { type AnswersUnderWay, boundConnections, BoundedRequest, boundRequests } from './bounded-requests.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  type Connections,
  watchConnections,
} from './connections.ts';
import { endWith, isHandshake, refuseHandshake } from './handshake.ts';
import { closeLingering } from './lingering-close.ts';

/** Addresses that only this machine can reach; `localhost` means either. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** Close code that tells a client to reconnect, to another process or later. */
const GOING_AWAY = 1001;
/** Size limit of a client's message on the socket: its token. */
const SOCKET_MESSAGE_BYTES = 4096;
/** Limit of the fragments of such a message. */
const SOCKET_MESSAGE_PIECES = 16;
/** Interval at which a closing server checks for pending requests. */
const LOOK_EVERY_MS = 50;
/** Error codes on a machine without IPv6, whose loopback has one address. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Time limits of a connection. */
export interface ServerTimes {
  /**
   * Time until the headers of a request are complete, from its first byte or from the start of the
   * connection.
   */
  readonly headersMs: number;
  /**
   * Time until the whole request is complete: longer than the limit of a body, whose excess is answered with
   * a text.
   */
  readonly requestMs: number;
  /** Interval at which these limits are checked. */
  readonly lookEveryMs: number;
  /** Time in which a client has to close its side after the server has closed its own. */
  readonly closeMs: number;
  /** Longest time for which pending requests delay the end of the server. */
  readonly stopMs: number;
  /** The same for a server that another process has replaced, so that nothing waits for its end. */
  readonly drainMs: number;
}

const TIMES: ServerTimes = {
  headersMs: 10 * SECOND_MS,
  requestMs: CONSTANTS.UPLOAD_TIMEOUT_MS + 10 * SECOND_MS,
  lookEveryMs: 2 * SECOND_MS,
  closeMs: 2 * SECOND_MS,
  stopMs: 5 * SECOND_MS,
  drainMs: MINUTE_MS,
};

/** Options of {@link startServer}. */
export interface ServerOptions {
  readonly fetch: Parameters<typeof createAdaptorServer>[0]['fetch'];
  readonly port: number;
  /** Address or name to listen on; both addresses of the loopback if left out. */
  readonly host?: string | undefined;
  /** @default 512 for one network, 2048 in all */
  readonly connections?: ConnectionLimits;
  readonly times?: Partial<ServerTimes>;
}

/** Server that is listening. */
export interface RunningServer {
  readonly port: number;
  /**
   * Accept no new connections, wait a while for pending requests, and end; requests that last longer are cut
   * off.
   */
  readonly close: () => Promise<void>;
  /**
   * Leave new connections to the other process that listens here, and end after the existing ones: a client
   * that keeps its connection open is told with its next answer to close it, or closes it after the announced
   * idle time.
   */
  readonly drain: () => Promise<void>;
}

/** WebSocket server on a listener that it does not own; it knows its clients. */
type SocketServer = WebSocketServer & WebSocketServerLike;

function createSocketServer(closeTimeout: number): SocketServer {
  const options = {
    noServer: true,
    maxPayload: SOCKET_MESSAGE_BYTES,
    maxFragments: SOCKET_MESSAGE_PIECES,
    perMessageDeflate: false,
    closeTimeout,
  };
  // Hono's type describes the same server, without optional parts that the types of ws require.
  return new WebSocketServer(options) as unknown as SocketServer;
}

/**
 * Declare test mode also for requests that never reach the app: not HTTP, without a host, too slow, or with
 * an unknown expectation (H1).
 */
function declareTestMode(server: Server): void {
  server.prependListener('request', ({ headers }, response) => {
    response.setHeader(MODE_HEADER, MODE);
    // Close the connection after an upgrade request, which expects another protocol, and if the server has
    // stopped listening.
    if (headers.upgrade !== undefined || !server.listening) response.setHeader('Connection', 'close');
  });
  server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, { [MODE_HEADER]: MODE }).end(),
  );
  server.on('clientError', (cause: NodeJS.ErrnoException, socket: Socket) => {
    // Our side is closed already, so the client has its answer and is not waited for.
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    endWith(socket, cause.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400);
    closeLingering(socket);
  });
}

/** Parts of a listening server. */
interface Parts {
  readonly listeners: readonly Listener[];
  readonly connections: Connections;
  readonly sockets: SocketServer;
}

/**
 * End a server: it accepts no new connections, and waits for pending requests, but not longer than `waitMs`.
 * A connection without a request, for example one that a browser opened in advance, is ended after `idleMs`.
 */
async function end(
  { listeners, connections, sockets }: Parts,
  { waitMs, idleMs }: { readonly waitMs: number; readonly idleMs: number },
): Promise<void> {
  const closed = Promise.all(listeners.map((listener) => once(listener, 'close')));
  const began = performance.now();
  for (const listener of listeners) {
    // The method of HTTP servers ends idle connections at once; the method of `net` only stops listening.
    if (idleMs > 0) Listener.prototype.close.call(listener);
    else listener.close();
  }
  // This close code makes a client reconnect, to whichever process is listening then.
  for (const client of sockets.clients) client.close(GOING_AWAY);
  const look = setInterval(() => {
    const waited = performance.now() - began;
    if (waited > waitMs || (waited > idleMs && !connections.isBusy())) connections.endAll();
    else if (waited > idleMs) connections.endIdle();
  }, LOOK_EVERY_MS);
  await closed;
  clearInterval(look);
}

async function listen(listener: Listener, port: number, host: string): Promise<number> {
  listener.listen(port, host);
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

/** Listen on the other address of the loopback too, for the same server; null if the machine has none. */
async function listenBeside(server: Server, port: number): Promise<Listener | null> {
  // Pass connections to the HTTP server as if it had accepted them, with the same options.
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

/** Serve an app and its WebSockets. Rejects if the port or host is not available. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const times = { ...TIMES, ...options.times };
  const sockets = createSocketServer(times.closeMs);
  const underWay: AnswersUnderWay = new WeakMap();
  const server = createAdaptorServer({
    fetch: options.fetch,
    createServer: ((settings: HttpOptions, answer: RequestListener) =>
      createServer(settings, boundRequests(answer, underWay))) as typeof createServer,
    serverOptions: {
      IncomingMessage: BoundedRequest,
      requireHostHeader: false,
      shouldUpgradeCallback(request) {
        const isUpgraded = isHandshake(request);
        if (isUpgraded) leaveToOthers(request.socket);
        return isUpgraded;
      },
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.lookEveryMs,
    },
    // No one else may listen for upgrades: the app would then leave upgrades that it refuses unanswered.
    websocket: { server: sockets },
  }) as Server;
  const leaveToOthers = boundConnections(server, underWay);
  declareTestMode(server);
  const connections = watchConnections(server, options.connections ?? CONNECTION_LIMITS, times.closeMs);
  sockets.on('connection', (webSocket, { socket }) => {
    connections.becameWebSocket(socket);
    boundFrames(webSocket, socket);
  });
  sockets.on('wsClientError', (_cause, socket) => refuseHandshake(socket as Socket));
  const port = await listen(server, options.port, options.host ?? LOOPBACK[0]);
  try {
    const second = options.host === undefined ? await listenBeside(server, port) : null;
    const listeners = second ? [server, second] : [server];
    const parts: Parts = { listeners, connections, sockets };
    return {
      port,
      close: () => end(parts, { waitMs: times.stopMs, idleMs: 0 }),
      // This is the idle time that clients are told, plus the second that Node adds for the transit.
      drain: () => end(parts, { waitMs: times.drainMs, idleMs: server.keepAliveTimeout + 2 * SECOND_MS }),
    };
  } catch (cause) {
    server.close();
    throw cause;
  }
}

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

/** Addresses that only this machine can reach; the name `localhost` means either. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** Close code by which a client is sent to another process, or asked to come back. */
const GOING_AWAY = 1001;
/** Largest message that a client may send over the socket: its token. */
const SOCKET_MESSAGE_BYTES = 4096;
/** Pieces of such a message. */
const SOCKET_MESSAGE_PIECES = 16;
/** Interval at which a closing server checks for requests under way. */
const LOOK_EVERY_MS = 50;
/** No IPv6 here: then the loopback has one address. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Time limits of a connection. */
export interface ServerTimes {
  /** Until the headers of a request are there, from its first byte on, or from that of the connection. */
  readonly headersMs: number;
  /** Until all of it is there: past what a body is given, which is answered in words. */
  readonly requestMs: number;
  /** Interval of the checks for that. */
  readonly lookEveryMs: number;
  /** Time for a client to close its side after the server has. */
  readonly closeMs: number;
  /** The longest that requests under way hold up the end of the server. */
  readonly stopMs: number;
  /** The same where another process has replaced it, and nothing waits for the end. */
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
  /** Address or name to listen on; the loopback, by both of its addresses, when left out. */
  readonly host?: string | undefined;
  /** @default 512 of one network, 2048 in all */
  readonly connections?: ConnectionLimits;
  readonly times?: Partial<ServerTimes>;
}

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  /** Accept nothing more, wait a while for the requests under way, and end; what is not done by then is cut off. */
  readonly close: () => Promise<void>;
  /**
   * Leave new connections to the other process that listens here, and end once the existing ones are gone: a client
   * that keeps its connection open is told with its next answer to close it, or closes it when it was told it would
   * end.
   */
  readonly drain: () => Promise<void>;
}

/** The WebSocket server, on a listener that it does not own; it knows who is connected. */
type SocketServer = WebSocketServer & WebSocketServerLike;

function createSocketServer(closeTimeout: number): SocketServer {
  const options = {
    noServer: true,
    maxPayload: SOCKET_MESSAGE_BYTES,
    maxFragments: SOCKET_MESSAGE_PIECES,
    perMessageDeflate: false,
    closeTimeout,
  };
  // Hono describes the same server without the optional parts that the types of ws spell out.
  return new WebSocketServer(options) as unknown as SocketServer;
}

/** Declare test mode also to requests that never reach the app: no HTTP, no host, too slow, an unknown expectation (H1). */
function declareTestMode(server: Server): void {
  server.prependListener('request', ({ headers }, response) => {
    response.setHeader(MODE_HEADER, MODE);
    // Who wanted another protocol has nothing more to say in this one; and a server that does not listen takes no more.
    if (headers.upgrade !== undefined || !server.listening) response.setHeader('Connection', 'close');
  });
  server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, { [MODE_HEADER]: MODE }).end(),
  );
  server.on('clientError', (cause: NodeJS.ErrnoException, socket: Socket) => {
    // A client that was told the end before, and did not read it, is not waited for.
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    endWith(socket, cause.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400);
    closeLingering(socket);
  });
}

/** Parts of a server that listens. */
interface Parts {
  readonly listeners: readonly Listener[];
  readonly connections: Connections;
  readonly sockets: SocketServer;
}

/**
 * End a server: it accepts nothing more, and waits for the requests under way, but not for longer than `waitMs`. A
 * connection that a browser opened beforehand, or that never began its request, is no work: it is ended after `idleMs`.
 */
async function end(
  { listeners, connections, sockets }: Parts,
  { waitMs, idleMs }: { readonly waitMs: number; readonly idleMs: number },
): Promise<void> {
  const closed = Promise.all(listeners.map((listener) => once(listener, 'close')));
  const began = performance.now();
  for (const listener of listeners) {
    // HTTP's own way ends idle connections at once; without it a server listens no more, and that is all.
    if (idleMs > 0) Listener.prototype.close.call(listener);
    else listener.close();
  }
  // After this code a client reconnects to whichever process is there then.
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
    // It alone listens for upgrades: as soon as another does, it leaves those that the app refuses unanswered.
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
      // The idle time that clients were told, and the second that Node adds for transit.
      drain: () => end(parts, { waitMs: times.drainMs, idleMs: server.keepAliveTimeout + 2 * SECOND_MS }),
    };
  } catch (cause) {
    server.close();
    throw cause;
  }
}

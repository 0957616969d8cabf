import { serve, type WebSocketServerLike } from '@hono/node-server';
import { MODE, MODE_HEADER } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { WebSocketServer } from 'ws';

import { createApp, isWebApp } from './app.ts';
import { realNow } from './clock.ts';
import { StartFailure } from './database/failure.ts';
import { openDatabase } from './database/open.ts';
import { createJobRunner } from './jobs/runner.ts';
import { createLog, logLevel } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { listOperations } from './operation-list.ts';
import { createPorts } from './ports.ts';
import { replant, seedDatabase } from './seed/seed.ts';
import { operations } from './services/index.ts';
import { jobKinds } from './services/job-kinds.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DEFAULT_PORT = 4100;
const PURGE_EVERY_MS = 3_600_000;
/** The longest that requests under way hold up the end: as long as a client waits for them. */
const STOP_WITHIN_MS = CONSTANTS.REQUEST_TIMEOUT_MS;

function readPort(text: string | undefined): number {
  const port = Number(text?.trim() || DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartFailure(`PORT is "${text}", which is no port; use a number from 0 to 65535.`);
}

/** What never reaches the app (no HTTP, no host, an unknown expectation) declares test mode all the same (H1). */
function declareTestMode(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader(MODE_HEADER, MODE));
  server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, { [MODE_HEADER]: MODE }).end(),
  );
  server.on('clientError', (_cause, socket) => {
    if (socket.writable)
      socket.end(`HTTP/1.1 400 Bad Request\r\n${MODE_HEADER}: ${MODE}\r\nConnection: close\r\n\r\n`);
  });
}

/** Code with which a client is sent to another process, or told to come back. */
const GOING_AWAY = 1001;
/** Largest message that a client may send over the socket: its token. */
const SOCKET_MESSAGE_BYTES = 4096;

/** What speaks WebSocket on a server that somebody else listens with; who is connected is known here. */
type SocketServer = WebSocketServer & WebSocketServerLike;

function createSocketServer(): SocketServer {
  const options = { noServer: true, maxPayload: SOCKET_MESSAGE_BYTES, perMessageDeflate: false };
  // Hono describes the same server without the optional parts that the types of ws spell out.
  return new WebSocketServer(options) as unknown as SocketServer;
}

/** Listen, or say in one sentence why that is not possible. */
function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  port: number,
  sockets: SocketServer,
): Promise<{ server: Server; port: number }> {
  return new Promise((done, fail) => {
    const serverOptions = {
      requireHostHeader: false,
      // Whatever else a client would like to speak (HTTP/2 in the clear), it is answered in HTTP.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    };
    const server = serve({ fetch, port, serverOptions, websocket: { server: sockets } }, (info) =>
      done({ server, port: info.port }),
    ) as Server;
    declareTestMode(server);
    server.on('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE')
        fail(new StartFailure(`Port ${port} is taken (EADDRINUSE); choose another with PORT.`));
      else if (cause.code === 'EACCES')
        fail(new StartFailure(`Port ${port} is not allowed to this user; choose another with PORT.`));
      else fail(cause);
    });
  });
}

/**
 * Make what closes a server: it accepts nothing more, and waits for the requests under way. A connection
 * that a browser opened beforehand, or that never finishes its request, is no work.
 */
function closerOf(server: Server, sockets: SocketServer): () => Promise<void> {
  let underWay = 0;
  server.prependListener('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  return async () => {
    const closed = once(server, 'close');
    const deadline = realNow() + STOP_WITHIN_MS;
    server.close();
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

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const wantedPort = readPort(env['PORT']);
  const folder = resolve(ROOT, env['PAYDIRT_DATA'] ?? '.data');
  const webRoot = resolve(ROOT, env['PAYDIRT_WEB'] ?? 'apps/web/dist');
  const url = env['DATABASE_URL'];
  const log = createLog(logLevel(env['LOG_LEVEL']));
  const metrics = createMetrics();
  const ports = createPorts({ publicUrl: env['PUBLIC_URL'] ?? `http://localhost:${wantedPort}` });

  const database = await openDatabase(
    url ? { url } : { folder, onNotice: (sentence) => console.log(sentence) },
  );
  const runner = createJobRunner({
    database,
    ports,
    kinds: jobKinds,
    onOutcome({ kind, failure }) {
      metrics.job(kind, failure !== null);
      if (failure) log('error', 'job failed', { kind, reason: failure.message });
    },
  });
  const purge = setInterval(() => {
    const purged = database.query(
      `delete from rate_limit where window_start < (
      select to_timestamp(($1::int8 + offset_ms) / 1000.0) from clock) - interval '1 day'`,
      [BigInt(realNow())],
    );
    purged.catch((cause: Error) => log('warn', 'purge failed', { reason: cause.message }));
  }, PURGE_EVERY_MS);
  purge.unref();

  try {
    await seedDatabase(database, ports, realNow());
    const app = createApp({
      database,
      ports,
      operations: listOperations(operations),
      levers: { advanceClock: runner.advance, reset: () => replant(database, ports, realNow()) },
      log,
      metrics,
      origins: (env['CORS_ORIGINS'] ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
      trustProxy: env['TRUST_PROXY'] === '1',
      checkResults: env['NODE_ENV'] === 'development',
      ...((await isWebApp(webRoot)) && { webRoot }),
    });
    const sockets = createSocketServer();
    const { server, port } = await listen(app.fetch, wantedPort, sockets);
    const closeServer = closerOf(server, sockets);
    runner.start();
    console.log(
      `Paydirt services at http://localhost:${port} · data in ${url ? 'the PostgreSQL server of DATABASE_URL' : folder}`,
    );
    stopOnSignal(async () => {
      await closeServer();
      await runner.stop();
      await database.close();
    });
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** Stop once, cleanly; a second signal ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

try {
  await start(process.env);
} catch (cause) {
  // A sentence for the person who started it; anything else is a fault, and shown whole.
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
}

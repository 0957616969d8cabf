import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { HOUR_MS } from '@paydirt/domain';

import { createApp, isWebApp } from './app.ts';
import { realNow } from '../../platform/clock.ts';
import { StartFailure } from '../../database/failure.ts';
import { openDatabase } from '../../database/open.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { keptClassKey } from '../../http/class-mode.ts';
import { classModeOf } from '../../http/connections/reach.ts';
import { CONNECTION_LIMITS } from '../../http/connections/connections.ts';
import { purgeLimits } from '../../http/limits/purge.ts';
import { scaledLimits } from '../../http/limits/rate-limits.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../http/connections/server.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { createLog, logLevel } from '../../observability/log.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { listOperations } from '../../operation/operation-list.ts';
import { createPorts } from './ports.ts';
import { reseed, seedDatabase } from '../../seed/seed.ts';
import { operationModules } from '../../services/index.ts';
import { jobKinds } from '../../services/job-kinds.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const DEFAULT_PORT = 4100;
const MB = 1024 * 1024;
const PURGE_EVERY_MS = HOUR_MS;
/**
 * The longest that the end takes. Each part of it has less: requests under way 5 s, what they leave in the database
 * 1.5 s, a PostgreSQL of our own 2.5 s.
 */
const STOP_WITHIN_MS = 9_500;
/** Values of `HOST` that mean every address of the machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

function readPort(text: string | undefined): number {
  const port = Number(text?.trim() || DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartFailure(`PORT is "${text}", which is no port; use a number from 0 to 65535.`);
}

function readFactor(text: string | undefined): number {
  const factor = Number(text?.trim() || 1);
  if (factor > 0) return factor;
  throw new StartFailure(`RATE_LIMIT_FACTOR is "${text}"; use a number above 0, such as 1.`);
}

/** Read how much all pictures may take up, in bytes; undefined where nothing was said. */
function readStorage(text: string | undefined): number | undefined {
  const given = text?.trim() || undefined;
  if (given === undefined) return undefined;
  const megabytes = Number(given);
  if (megabytes > 0) return Math.floor(megabytes * MB);
  throw new StartFailure(`PICTURES_MB is "${text}"; use a number of megabytes above 0, such as 2048.`);
}

/** Read where the page of the support chat is; undefined where it has the origin of the app. */
function readSupportUrl(text: string | undefined): string | undefined {
  const given = text?.trim() || undefined;
  if (given === undefined || /^https?:\/\/[^/?#]+\/support$/.test(given)) return given;
  throw new StartFailure(
    `SUPPORT_URL is "${given}"; use an origin of its own followed by /support, such as https://support.example/support.`,
  );
}

/** Listen, or say in one message why that is not possible. */
async function listen(options: ServerOptions): Promise<RunningServer> {
  const { port, host } = options;
  return startServer(options).catch((cause: NodeJS.ErrnoException) => {
    const messages: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is taken (EADDRINUSE); choose another with PORT.`,
      EACCES: `Port ${port} is not allowed to this user; choose another with PORT.`,
      EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine.`,
      ENOTFOUND: `HOST is "${host}", which is no address of this machine.`,
    };
    const message = messages[cause.code ?? ''];
    throw message === undefined ? cause : new StartFailure(message);
  });
}

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Where a person on this machine opens it. */
function addressOf(host: string | undefined, port: number): string {
  if (host === undefined || EVERYWHERE.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const wantedPort = readPort(env['PORT']);
  const host = env['HOST']?.trim() || undefined;
  const limitFactor = readFactor(env['RATE_LIMIT_FACTOR']);
  const rateLimits = scaledLimits(limitFactor);
  const trustProxy = env['TRUST_PROXY'] === '1';
  const allowedHosts = listOf(env['ALLOWED_HOSTS']);
  const folder = resolve(ROOT, env['PAYDIRT_DATA'] ?? '.data');
  const webRoot = resolve(ROOT, env['PAYDIRT_WEB'] ?? 'apps/web/dist');
  const url = env['DATABASE_URL'];
  const log = createLog(logLevel(env['LOG_LEVEL']));
  const metrics = createMetrics();
  const ports = createPorts({
    publicUrl: env['PUBLIC_URL'] ?? `http://localhost:${wantedPort}`,
    supportUrl: readSupportUrl(env['SUPPORT_URL']),
    dailyFactor: limitFactor,
    worldStorageBytes: readStorage(env['PICTURES_MB']),
  });

  const picturesAreTaken = ports.pictures.areTaken();
  const database = await openDatabase(
    url ? { url } : { folder, onNotice: (message) => console.log(message) },
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
    const purged = purgeLimits(database);
    purged.catch((cause: Error) => log('warn', 'purge failed', { reason: cause.message }));
  }, PURGE_EVERY_MS);
  purge.unref();

  try {
    await seedDatabase(database, ports, realNow());
    const reached = classModeOf({ host, publicUrl: ports.publicUrl, allowedHosts, trustProxy });
    const classMode = reached && { ...reached, key: await keptClassKey(database, ports) };
    const app = createApp({
      database,
      ports,
      operations: listOperations(operationModules),
      testControls: {
        advanceClock: runner.advance,
        reset: (scenario) => reseed(database, ports, realNow(), scenario),
      },
      log,
      metrics,
      origins: listOf(env['CORS_ORIGINS']),
      hosts: [...allowedHosts, ...(host === undefined ? [] : [host])],
      trustProxy,
      classMode,
      rateLimits,
      checkResults: env['NODE_ENV'] === 'development',
      ...((await isWebApp(webRoot)) && { webRoot }),
    });
    const server = await listen({
      fetch: app.fetch,
      port: wantedPort,
      host,
      // Behind a proxy all come from one address.
      ...(trustProxy && { connections: { ...CONNECTION_LIMITS, perAddress: CONNECTION_LIMITS.inAll } }),
    });
    runner.start();
    giveBackMemory();
    if (classMode) console.log(`Class key ${classMode.key}`);
    console.log(
      `Paydirt services at ${addressOf(host, server.port)} · data in ${url ? 'the PostgreSQL server of DATABASE_URL' : folder}`,
    );
    void logMissingPictures(picturesAreTaken);
    stopOnSignal(async () => {
      const stopped = runner.stop();
      await server.close();
      // Also ends a job that still waits for something.
      await Promise.all([stopped, database.close()]);
    });
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** Say where pictures cannot be taken; that is known only after the start, for a process of its own tells it. */
async function logMissingPictures(areTaken: Promise<boolean>): Promise<void> {
  if (!(await areTaken))
    console.log('Members cannot add pictures: sharp does not run on this computer. Everything else works.');
}

/** Stop once, cleanly; a second signal ends the process at once, and so does whatever still hangs after a while. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
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
  // A message for the person who started it; anything else is a fault, and shown whole.
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
}

import { HOUR_MS } from '@paydirt/domain';

import type { Database } from '../../database/database.ts';
import { StartFailure } from '../../database/failure.ts';
import { postgresqlDatabase } from '../../database/postgresql.ts';
import { withReplica } from '../../database/replica.ts';
import { keptClassKey } from '../../http/class-mode.ts';
import { CONNECTION_LIMITS } from '../../http/connections/connections.ts';
import { classModeOf } from '../../http/connections/reach.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../http/connections/server.ts';
import { purgeLimits } from '../../http/limits/purge.ts';
import { scaledLimits } from '../../http/limits/rate-limits.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { createLog } from '../../observability/log.ts';
import { createMetrics, type Series } from '../../observability/metrics.ts';
import { listOperations } from '../../operation/operation-list.ts';
import type { Ports } from '../../operation/operation.ts';
import { realNow } from '../../platform/clock.ts';
import { reseed } from '../../seed/seed.ts';
import { operationModules } from '../../services/index.ts';
import { jobKinds } from '../../services/job-kinds.ts';
import { createApp, isWebApp, ownSeries } from './app.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { createPorts } from './ports.ts';
import type { Settings } from './settings.ts';
import { writeLine } from './write-lines.ts';

const PURGE_EVERY_MS = HOUR_MS;
/** Time limits of the replica, after which a read is made on the primary. */
const REPLICA_LIMITS = { connectWithinMs: 2_000, answerWithinMs: 5_000 };
/** Values of `HOST` that mean all addresses of the machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** Create the ports according to the settings. */
export function portsOfSettings(settings: Settings): Ports {
  return createPorts({
    publicUrl: settings.publicUrl,
    supportUrl: settings.supportUrl,
    dailyFactor: settings.limitFactor,
    passwordLogCost: settings.passwordLogCost,
    worldStorageBytes: settings.worldStorageBytes,
  });
}

/** Listen, or throw a message for the operator why that is not possible. */
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

/** Get the address at which a person on this machine opens the app. */
export function addressOf({ host }: Settings, port: number): string {
  if (host === undefined || EVERYWHERE.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Services that are running. */
export interface Serving {
  readonly port: number;
  /** Class key, if other machines can reach the services; else null. */
  readonly classKey: string | null;
  /** Figures of this process. */
  readonly series: () => Series;
  /** Accept no new requests, finish the pending ones, and close the database. */
  stop(): Promise<void>;
  /** Stop like `stop` after another process has taken over: refuse no request, and take more time. */
  drain(): Promise<void>;
}

/** Options of {@link serve}. */
export interface ServeOptions {
  readonly settings: Settings;
  /** Migrated and seeded database; it is closed with the services. */
  readonly database: Database;
  readonly ports: Ports;
  /** Reads the figures of all processes, if there are several. @default those of this process */
  readonly allSeries?: () => Promise<Series>;
}

/**
 * Serve the app and the services on a database, and run due jobs. Any number of processes may do so on the
 * same database.
 *
 * @throws {StartFailure} if they cannot listen.
 */
export async function serve({ settings, database, ports, allSeries }: ServeOptions): Promise<Serving> {
  const { host, trustProxy, allowedHosts, webRoot } = settings;
  const log = createLog(settings.logLevel, writeLine);
  const metrics = createMetrics();
  const runner = createJobRunner({
    database,
    ports,
    kinds: jobKinds,
    onOutcome({ kind, failure }) {
      metrics.job(kind, failure !== null);
      if (failure) log('error', 'job failed', { kind, reason: failure.message });
    },
  });
  const reached = classModeOf({ host, publicUrl: ports.publicUrl, allowedHosts, trustProxy });
  const classMode = reached && { ...reached, key: await keptClassKey(database, ports) };
  const { databaseReplicaUrl: replicaUrl } = settings;
  // Jobs read on the primary: by an old clock, one would be run twice.
  const read =
    replicaUrl === undefined
      ? database
      : await withReplica(database, postgresqlDatabase(replicaUrl, REPLICA_LIMITS), {
          onChange: (isUsed) => log('info', `reads are made on the ${isUsed ? 'replica' : 'primary'}`),
        });
  const app = createApp({
    database: read,
    ports,
    operations: listOperations(operationModules),
    testControls: {
      advanceClock: runner.advance,
      reset: (scenario) => reseed(database, ports, realNow(), scenario),
    },
    log,
    metrics,
    ...(allSeries && { allSeries }),
    origins: settings.origins,
    hosts: [...allowedHosts, ...(host === undefined ? [] : [host])],
    trustProxy,
    classMode,
    rateLimits: scaledLimits(settings.limitFactor),
    checkResults: settings.checkResults,
    ...((await isWebApp(webRoot)) && { webRoot }),
  });
  const server = await listen({
    fetch: app.fetch,
    port: settings.port,
    host,
    // Behind a proxy, all connections come from one address.
    ...(trustProxy && { connections: { ...CONNECTION_LIMITS, perAddress: CONNECTION_LIMITS.inAll } }),
  });
  const purge = setInterval(() => {
    const purged = purgeLimits(database);
    purged.catch((cause: Error) => log('warn', 'purge failed', { reason: cause.message }));
  }, PURGE_EVERY_MS);
  purge.unref();
  runner.start();
  giveBackMemory();

  async function end(close: () => Promise<void>): Promise<void> {
    const stopped = runner.stop();
    await close();
    // Closing the database also ends a job that is still waiting for something.
    await Promise.all([stopped, read.close()]);
  }

  return {
    port: server.port,
    classKey: classMode?.key ?? null,
    series: () => ownSeries({ metrics, database }),
    stop: () => end(server.close),
    drain: () => end(server.drain),
  };
}

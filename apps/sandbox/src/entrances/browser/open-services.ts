import { PGlite } from '@electric-sql/pglite';
import { DAY_MS, type EpochMs } from '@paydirt/domain';
import { Hono } from 'hono';

import { migrate } from '../../database/migrate.ts';
import { securityHeaders } from '../../http/files/security-headers.ts';
import { serveUploads } from '../../http/files/uploads.ts';
import { createServices } from '../../http/services.ts';
import { createListeners } from '../../http/sockets/listeners.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { createLog } from '../../observability/log.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { listOperations } from '../../operation/operation-list.ts';
import type { Ports } from '../../operation/operation.ts';
import { liveFrom, realNow } from '../../platform/clock.ts';
import { seededPorts } from '../../seed/chance.ts';
import { reseed, seedDatabase } from '../../seed/seed.ts';
import { operationModules } from '../../services/index.ts';
import { jobKinds } from '../../services/job-kinds.ts';
import { isWorldKept, KeptFiles } from './kept-files.ts';
import { type BrowserDatabase, NEW_LOG, pgliteDatabase } from './pglite-database.ts';
import { browserPorts } from './ports.ts';
import { withinBrowser } from './within-browser.ts';
import { readWorldFile } from './world-file.ts';

/** A prepared world that is older is left aside. */
const FRESH_MS = 30 * DAY_MS;

/** A world that was lived through beforehand. */
export interface PreparedWorld {
  /** Data folder of PGlite, packed. */
  readonly folder: Blob;
  /** Real time at its end. */
  readonly preparedAt: EpochMs;
}

/** A world that is open in this worker; one that this version cannot read has no app. */
export interface OpenWorld {
  readonly app: Hono | null;
  /** Register a tab that listens for events. */
  readonly takeUp: ReturnType<typeof createListeners> | null;
  /** True where this browser keeps it at all. */
  readonly isKept: boolean;
  /** Have this browser keep what was done; a request is answered after that. */
  readonly keep: () => Promise<void>;
  /** Pack it as a file, as it is. */
  readonly pack: () => Promise<Blob>;
  /** Read another from a file; null where that is none for this version. */
  readonly readFile: (packed: ArrayBuffer) => Promise<Blob | null>;
  readonly close: () => Promise<void>;
}

export { forgetWorld } from './kept-files.ts';

/** Replace the world that this browser stores, which must not be open; all of it or nothing. */
export async function replaceWorld(folder: Blob): Promise<void> {
  const fs = new KeptFiles(true);
  try {
    const database = pgliteDatabase(await PGlite.create({ fs, loadDataDir: folder }));
    await fs.syncToFs();
    await database.close();
  } finally {
    await fs.closeFs();
  }
}

/** Open the world that this browser keeps. What cannot be opened stays as it is, and can be packed. */
async function openKept(ports: Ports): Promise<OpenWorld> {
  const fs = new KeptFiles(false);
  try {
    const engine = await PGlite.create({ fs });
    const database = pgliteDatabase(engine);
    await migrate(database, await ports.migrations());
    return await openServices(database, ports, fs);
  } catch (cause) {
    createLog('warn')('error', 'the world of this browser cannot be opened', { reason: String(cause) });
    return {
      app: null,
      takeUp: null,
      isKept: true,
      keep: () => Promise.resolve(),
      pack: () => fs.dumpTar('paydirt', 'gzip'),
      readFile: (packed) => readWorldFile(packed, ports),
      // Not the engine, which would write.
      close: () => fs.closeFs(),
    };
  }
}

/**
 * Open the world of this browser: the stored one, else a copy of the prepared one, unless that is so old that
 * playing the seed is faster than catching up. Where the browser stores nothing, the world lasts as long as the
 * page.
 *
 * @param fetchPrepared Asked only where this browser has no world.
 * @param opened Taken in its place where the browser keeps nothing.
 */
export async function openWorld(
  fetchPrepared: () => Promise<PreparedWorld>,
  opened: Blob | null,
): Promise<OpenWorld> {
  // Links of messages and invitations lead to the page, which is next to the folder of this worker.
  const ports = browserPorts(new URL('..', self.location.href).href.replace(/\/$/, ''));
  const kept = await isWorldKept().catch(() => null);
  if (kept === true) return openKept(ports);
  const { folder, preparedAt } = await fetchPrepared();
  const isFresh = realNow() - preparedAt < FRESH_MS;
  const begin = isFresh ? { loadDataDir: folder } : { initDbStartParams: NEW_LOG };
  const files = new KeptFiles(true);
  const stored =
    kept === null
      ? null
      : await PGlite.create({ fs: files, ...begin }).catch((cause: unknown) => {
          void files.closeFs();
          createLog('warn')('warn', 'this browser keeps no world', { reason: String(cause) });
          return null;
        });
  const engine = stored ?? (await PGlite.create(opened === null ? begin : { loadDataDir: opened }));
  const database = pgliteDatabase(engine);
  await migrate(database, await ports.migrations());
  return openServices(database, ports, stored === null ? null : files);
}

/** Where links of an isolated world lead: nowhere, and to the same place wherever it is shown (RFC 2606). */
const ISOLATED_URL = 'https://paydirt.example';

/** Open the services in this worker for one page alone, in a copy of the prepared world that nothing keeps. */
export async function openIsolated(fetchPrepared: () => Promise<PreparedWorld>): Promise<OpenWorld> {
  const { folder, preparedAt } = await fetchPrepared();
  liveFrom(preparedAt);
  const database = pgliteDatabase(await PGlite.create({ loadDataDir: folder }));
  const ports = seededPorts(browserPorts(ISOLATED_URL), 'rehearsal');
  await migrate(database, await ports.migrations());
  return openServices(database, ports, null);
}

/** @param files Where this browser keeps the world; null where it does not. */
async function openServices(
  database: BrowserDatabase,
  ports: Ports,
  files: KeptFiles | null,
): Promise<OpenWorld> {
  await seedDatabase(database, ports, realNow());
  const log = createLog('warn');
  const runner = createJobRunner({
    database,
    ports,
    kinds: jobKinds,
    onOutcome({ kind, failure }) {
      if (failure) log('error', 'job failed', { kind, reason: failure.message });
    },
  });
  const app = new Hono();
  app.use(securityHeaders({ https: false }));
  app.route(
    '/api',
    createServices({
      database,
      ports,
      operations: listOperations(operationModules),
      testControls: {
        async advanceClock(to) {
          const moved = await runner.advance(to);
          await database.shortenLog();
          // A long move ends after its request was answered, and kept.
          await files?.syncToFs();
          return moved;
        },
        reset: (scenario) => reseed(database, ports, realNow(), scenario),
      },
      log,
      metrics: createMetrics(),
      origins: [],
      transport: withinBrowser,
      checkResults: false,
    }),
  );
  app.route('/media/uploads', serveUploads(database));
  runner.start();
  // The first request that writes would wait for all that changed since. Where there is no room, that one says so.
  files?.syncToFs().catch((cause: unknown) => {
    log('warn', 'this browser has no room yet', { reason: String(cause) });
  });
  return {
    app,
    takeUp: createListeners({ database, ports, log }),
    isKept: files !== null,
    keep: () => files?.syncToFs() ?? Promise.resolve(),
    pack: database.pack,
    readFile: (packed) => readWorldFile(packed, ports),
    async close() {
      await runner.stop();
      await database.close();
    },
  };
}

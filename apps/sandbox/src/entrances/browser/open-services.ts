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

/** Age from which a prepared world is not used. */
const FRESH_MS = 30 * DAY_MS;

/** World in which the seed's past was played beforehand. */
export interface PreparedWorld {
  /** Packed data folder of PGlite. */
  readonly folder: Blob;
  /** Real time at which its past ends. */
  readonly preparedAt: EpochMs;
}

/** World that is open in this worker; `app` is null if this version cannot read it. */
export interface OpenWorld {
  readonly app: Hono | null;
  /** Register a tab that listens for events. */
  readonly takeUp: ReturnType<typeof createListeners> | null;
  /** True if this browser stores it. */
  readonly isKept: boolean;
  /** Store what was done; requests are answered after that. */
  readonly keep: () => Promise<void>;
  /** Pack the world as a file. */
  readonly pack: () => Promise<Blob>;
  /** Read another world from a file; null if the file has none that this version can open. */
  readonly readFile: (packed: ArrayBuffer) => Promise<Blob | null>;
  readonly close: () => Promise<void>;
}

export { forgetWorld } from './kept-files.ts';

/** Replace the world that this browser stores, completely or not at all; it must not be open. */
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

/**
 * Open the world that this browser stores. A world that cannot be opened stays as it is, and can be
 * downloaded.
 */
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
      // Close only the storage, because closing the engine would write.
      close: () => fs.closeFs(),
    };
  }
}

/**
 * Open the world of this browser: the stored one, else a copy of the prepared one, unless that is so old that
 * playing the seed is faster than catching up. If the browser stores nothing, the world lasts as long as the
 * page.
 *
 * @param fetchPrepared Called only if this browser has no world.
 * @param next World to use instead of the prepared one.
 */
export async function openWorld(
  fetchPrepared: () => Promise<PreparedWorld>,
  next: PreparedWorld | null,
): Promise<OpenWorld> {
  // Links in messages and invitations lead to the page, which is next to the folder of this worker.
  const ports = browserPorts(new URL('..', self.location.href).href.replace(/\/$/, ''));
  const kept = await isWorldKept().catch(() => null);
  if (kept === true) return openKept(ports);
  const { folder, preparedAt } = next ?? (await fetchPrepared());
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
  const engine = stored ?? (await PGlite.create(begin));
  const database = pgliteDatabase(engine);
  await migrate(database, await ports.migrations());
  return openServices(database, ports, stored === null ? null : files);
}

/**
 * Address in links of an isolated world: it exists nowhere (RFC 2606), and is the same wherever the world is
 * shown.
 */
const ISOLATED_URL = 'https://paydirt.example';

/** Open the services in this worker for one page, in a copy of the prepared world that is not stored. */
export async function openIsolated(fetchPrepared: () => Promise<PreparedWorld>): Promise<OpenWorld> {
  const { folder, preparedAt } = await fetchPrepared();
  liveFrom(preparedAt);
  const database = pgliteDatabase(await PGlite.create({ loadDataDir: folder }));
  const ports = seededPorts(browserPorts(ISOLATED_URL), 'rehearsal');
  await migrate(database, await ports.migrations());
  return openServices(database, ports, null);
}

/** @param files Storage of this browser; null if it stores nothing. */
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
          // A long move of the clock ends after its request was answered and stored, so store the result too.
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
  // Store the new world now, because the first writing request would otherwise wait for all of it. If there
  // is no room, that request reports it.
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

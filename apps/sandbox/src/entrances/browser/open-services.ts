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
import type { Ports } from '../../operation/operation.ts';
import { listOperations } from '../../operation/operation-list.ts';
import { liveFrom, realNow } from '../../platform/clock.ts';
import { seededPorts } from '../../seed/chance.ts';
import { reseed, seedDatabase } from '../../seed/seed.ts';
import { operationModules } from '../../services/index.ts';
import { jobKinds } from '../../services/job-kinds.ts';
import { withinBrowser } from './within-browser.ts';
import { type BrowserDatabase, pgliteDatabase } from './pglite-database.ts';
import { browserPorts } from './ports.ts';

const NAME = 'paydirt';
/** A prepared world that is older is left aside. */
const FRESH_MS = 30 * DAY_MS;

/** A world that was lived through beforehand. */
export interface PreparedWorld {
  /** Data folder of PGlite, packed. */
  readonly folder: Blob;
  /** Real time at its end. */
  readonly preparedAt: EpochMs;
}

/** Find out whether this browser has a world already. A browser that does not list its databases has to be asked. */
async function hasWorld(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name?.endsWith(`/${NAME}`));
}

/**
 * Open the world of this browser: the one that it kept, else a copy of the prepared one, unless that is so old that to
 * live through the seed is quicker than to catch up. Where the browser keeps nothing, the world lasts as long as the page.
 *
 * @param fetchPrepared Asked only where this browser has no world.
 */
async function openWorld(fetchPrepared: () => Promise<PreparedWorld>): Promise<BrowserDatabase> {
  const kept = await hasWorld().catch(() => null);
  const dataDir = kept === null ? `memory://${NAME}` : `idb://${NAME}`;
  if (kept === true) return pgliteDatabase(await PGlite.create({ dataDir }));
  const { folder, preparedAt } = await fetchPrepared();
  const isFresh = realNow() - preparedAt < FRESH_MS;
  return pgliteDatabase(await PGlite.create({ dataDir, ...(isFresh && { loadDataDir: folder }) }));
}

/** Services that are open in this worker. */
export interface OpenServices {
  readonly app: Hono;
  /** Have this browser keep what was done; a request is answered after that. */
  readonly keep: () => Promise<void>;
  /** Take up a tab that listens to what is new. */
  readonly takeUp: ReturnType<typeof createListeners>;
}

/** Open the services in this worker, with the world that this browser has. */
export async function openServices(fetchPrepared: () => Promise<PreparedWorld>): Promise<OpenServices> {
  return openIn(await openWorld(fetchPrepared), browserPorts(self.location.origin));
}

/** Open the services in this worker for a rehearsal, in a copy of the prepared world that nothing keeps. */
export async function openRehearsal(fetchPrepared: () => Promise<PreparedWorld>): Promise<OpenServices> {
  const { folder, preparedAt } = await fetchPrepared();
  liveFrom(preparedAt);
  const engine = await PGlite.create({ loadDataDir: folder });
  return openIn(pgliteDatabase(engine), seededPorts(browserPorts(self.location.origin), 'rehearsal'));
}

async function openIn(database: BrowserDatabase, ports: Ports): Promise<OpenServices> {
  await migrate(database, await ports.migrations());
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
      levers: {
        advanceClock: runner.advance,
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
  return { app, keep: database.keep, takeUp: createListeners({ database, ports, log }) };
}

import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';

import { serviceNow } from '../../platform/clock.ts';
import { isMigrated } from '../../database/migrate.ts';
import type { PoolFigures } from '../../database/postgresql.ts';
import { documentation } from '../../http/files/documentation.ts';
import { serveApp, serveMedia } from '../../http/files/files.ts';
import { allowHosts } from '../../http/connections/hosts.ts';
import { allowOrigins } from '../../http/origin.ts';
import { securityHeaders } from '../../http/files/security-headers.ts';
import { serveUploads } from '../../http/files/uploads.ts';
import { createServices, type ServicesOptions } from '../../http/services.ts';
import { allowAnyOrigin, keepToSupport } from '../../http/support/support-host.ts';
import { metricsText, type Series } from '../../observability/metrics.ts';
import { serveSupport } from '../../http/support/serve-support.ts';
import { overNetwork } from '../../http/connections/over-network.ts';
import { isFromThisMachine } from '../../http/connections/this-machine.ts';
import { createSockets } from '../../http/sockets/sockets.ts';

const MEDIA_FOLDER = fileURLToPath(new URL('../../../media', import.meta.url));

/** Dependencies of the app. */
export interface AppOptions extends Omit<ServicesOptions, 'transport'> {
  /** Trust the headers in which a proxy names its client. */
  readonly trustProxy: boolean;
  /** Folder of the built web app; without it, no app is served. */
  readonly webRoot?: string;
  /** Names under which the services answer, besides those of the loopback and of the public address. */
  readonly hosts?: readonly string[];
  /** Reads the figures of all processes behind this address. @default those of this process */
  readonly allSeries?: () => Promise<Series>;
}

/** Figures of a process: its counters, and its connections to the database. */
export function ownSeries({ metrics, database }: Pick<AppOptions, 'metrics' | 'database'>): Series {
  const pool = (database as { poolFigures?: () => PoolFigures }).poolFigures?.();
  return {
    ...metrics.series(),
    ...(pool && {
      paydirt_connections: pool.total,
      paydirt_connections_idle: pool.idle,
      paydirt_connections_awaited: pool.waiting,
    }),
  };
}

/** Figures of the world, which are the same in all processes. */
async function worldSeries({ database }: AppOptions): Promise<Series> {
  const [row] = await database.query<{ entries: bigint | null; open: number }>(
    `select (select max(id) from entry) as entries, (select count(*) from job where done_at is null)::int as open`,
  );
  const now = await serviceNow(database);
  return {
    paydirt_entries: Number(row?.entries ?? 0n),
    paydirt_jobs_open: row?.open ?? 0,
    paydirt_clock_seconds: now / 1000,
  };
}

/** Serve the calls for operating the services: alive, ready, figures. */
function operations(options: AppOptions): Hono {
  const { database, ports, allSeries = async () => ownSeries(options) } = options;
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const ready = await ports
      .migrations()
      .then((migrations) => isMigrated(database, migrations))
      .catch(() => false);
    return ready ? c.text('ready') : c.text('not ready', 503);
  });
  app.get('/metrics', async (c) => {
    // The figures show what the services do and how much, which only the operator may know.
    if (!isFromThisMachine(c)) return c.notFound();
    // A process reports its own figures even without its database.
    const world = await worldSeries(options).catch(() => ({}));
    return c.body(metricsText({ ...(await allSeries()), ...world }), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
  return app;
}

/**
 * Assemble the app: the services at `/api`, with their documentation, pictures at `/media`, the web app at
 * `/`. This does not listen; requests come through `app.request` or a server.
 */
export function createApp(options: AppOptions): Hono {
  const { ports, origins, webRoot, log, hosts = [] } = options;
  const app = new Hono();
  const supportUrl = URL.canParse(ports.supportUrl) ? new URL(ports.supportUrl) : null;

  app.use(securityHeaders({ https: ports.publicUrl.startsWith('https:') }));
  app.use(
    allowHosts({
      publicUrl: ports.publicUrl,
      hosts: supportUrl === null ? hosts : [...hosts, supportUrl.host],
    }),
  );
  if (supportUrl !== null) app.use(keepToSupport(supportUrl.host));
  app.route('/', allowAnyOrigin());
  if (origins.length > 0) app.use('/api/*', allowOrigins(origins));
  app.route('/', operations(options));
  app.route('/api', documentation());
  app.route('/api', createSockets(options));
  app.route('/api', createServices({ ...options, transport: overNetwork(options.trustProxy) }));
  app.route('/media/uploads', serveUploads(options.database));
  app.route('/media', serveMedia(MEDIA_FOLDER));
  app.route('/support', serveSupport(supportUrl === null ? [] : [new URL(ports.publicUrl).origin]));
  if (webRoot !== undefined) app.route('/', serveApp(webRoot, [supportUrl?.origin ?? "'self'"]));

  app.notFound((c) => c.text('There is nothing at this address.', 404));
  app.onError((cause, c) => {
    log('error', 'fault', { path: c.req.path, reason: cause.stack ?? cause.message });
    return c.text('The service made a mistake. Please try again.', 500);
  });
  return app;
}

/** Tell whether a folder contains a built web app. */
export async function isWebApp(folder: string): Promise<boolean> {
  return stat(`${folder}/index.html`).then(
    (file) => file.isFile(),
    () => false,
  );
}

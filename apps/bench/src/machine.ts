import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem, type as system } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { inRoot } from '../../../scripts/process/paths.mjs';
import { type Services, startServices } from '../../../scripts/services/start-services.mjs';
import { WEB_DIST } from '../../../scripts/web/build.mjs';

/** Write the date, the machine and the versions of a measurement; never the machine's name. */
export function describeRun(versions: readonly string[] = []): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' });
  const parts = [
    new Date().toISOString().slice(0, 10),
    `commit ${commit.trim()}`,
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${Math.round(totalmem() / 2 ** 30)} GB, ${system()}, load ${(loadavg()[2] ?? 0).toFixed(1)}`,
    `Node ${process.versions.node}`,
    ...versions,
    ...['pg', 'hono', 'react', 'vite', 'lighthouse'].map((name) => versionOf(name)),
  ];
  return `${parts.join('; ')}.`;
}

/** Name a package of a folder with its version. */
export function versionOf(name: string, folder: string = inRoot()): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return `${name} ${(JSON.parse(manifest) as { version: string }).version}`;
}

/** Wait for other load to end, but not for ever: the load is reported with the results in any case. */
export async function untilQuiet(atMostMs: number): Promise<void> {
  const until = performance.now() + atMostMs;
  while ((loadavg()[0] ?? 0) > availableParallelism() && performance.now() < until) {
    await wait(2000);
  }
}

/** Run work with a temporary folder, and remove it afterwards. */
export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'paydirt-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Run work against services started as by `npm start`, then stop them. `web` is what they serve at `/`. */
export async function withServices<T>(
  folder: string,
  work: (services: Services) => Promise<T>,
  web: string = WEB_DIST,
): Promise<T> {
  const services = await startServices({
    dataFolder: folder,
    // The bench measures the capacity of the services, not their limits.
    env: { PAYDIRT_WEB: web, DATABASE_URL: undefined, RATE_LIMIT_FACTOR: '100000' },
  });
  try {
    return await work(services);
  } finally {
    await services.stop();
  }
}

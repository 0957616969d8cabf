import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Services, startServices } from '../../../scripts/services/start-services.mjs';
import { WEB_DIST } from '../../../scripts/web/build.mjs';

/** Give some work a folder of its own, and remove it afterwards. */
export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'paydirt-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Give some work running services, as `npm start` runs them, and stop them afterwards. `web` is what they serve at `/`. */
export async function withServices<T>(
  folder: string,
  work: (services: Services) => Promise<T>,
  web: string = WEB_DIST,
): Promise<T> {
  const services = await startServices({
    dataFolder: folder,
    // The bench measures how much the services bear, not how much they let in.
    env: { PAYDIRT_WEB: web, DATABASE_URL: undefined, RATE_LIMIT_FACTOR: '100000' },
  });
  try {
    return await work(services);
  } finally {
    await services.stop();
  }
}

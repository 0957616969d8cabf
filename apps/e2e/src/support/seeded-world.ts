import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startServices } from '../../../../scripts/services/start-services.mjs';

/** Settings of all services: hashes as strong as real ones, a tenth of a second each, would only make journeys slow. */
export const WEAK_HASHES = { NODE_ENV: 'test', PASSWORD_LOG_COST: '4' };

/** Name of the variable by which workers get the folder. */
const FOLDER = 'PAYDIRT_SEEDED_WORLD';

/**
 * Have the seed's forty days lived once, before the first worker, and leave them in a data folder; answers how to
 * remove it, after the last one.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of its `globalSetup`.
export default async function seedWorld(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'paydirt-e2e-seeded-'));
  const services = await startServices({
    dataFolder: folder,
    env: { ...WEAK_HASHES, DATABASE_URL: undefined },
  });
  await services.stop();
  process.env[FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Copy the seeded world into a data folder. Its files keep their owner, who runs PostgreSQL. */
export async function copySeededWorld(dataFolder: string): Promise<void> {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error('e2e: no world was seeded');
  await promisify(execFile)('cp', ['-a', `${folder}/.`, dataFolder]);
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startServices } from '../../../../scripts/services/start-services.mjs';

/** Settings of all services: hashes of full strength would take a tenth of a second each. */
export const WEAK_HASHES = { NODE_ENV: 'test', PASSWORD_LOG_COST: '4' };

/** Name of the variable by which workers get the folder. */
const FOLDER = 'PAYDIRT_SEEDED_WORLD';

/**
 * Simulate the seed's forty days once, before the first worker, in a data folder. Returns the function that removes
 * it after the last one.
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

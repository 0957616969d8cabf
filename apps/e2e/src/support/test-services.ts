import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Services, startServices } from '../../../../scripts/services/start-services.mjs';
import { WEB_DIST } from '../../../../scripts/web/build.mjs';
import { copySeededWorld, WEAK_HASHES } from './seeded-world.ts';

const SHOWN_LOG = 20_000;

/** Services and app of one worker, on one address and one data folder. */
export interface TestServices {
  readonly address: string;
  /** The key of class mode; null outside of it. */
  readonly classKey: string | null;
  /** Kill the services in the middle of their work. */
  readonly kill: () => Promise<void>;
  /** Start them again, on the same address and the same data. */
  readonly start: () => Promise<void>;
  /** Go back to the world as it was seeded, on the same address. */
  readonly renew: () => Promise<void>;
  /** Stop for good and delete the data; returns the exit code and the end of the log. */
  readonly close: () => Promise<{ readonly code: number; readonly log: string }>;
}

/** Start the services on a free port and a temporary data folder, with the built app and further settings. */
export async function openTestServices(settings: NodeJS.ProcessEnv = {}): Promise<TestServices> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'paydirt-e2e-'));
  await copySeededWorld(dataFolder);
  let log = '';
  const startOn = (port: number): Promise<Services> =>
    startServices({
      port,
      dataFolder,
      env: {
        ...WEAK_HASHES,
        PAYDIRT_WEB: process.env['PAYDIRT_WEB'] ?? WEB_DIST,
        DATABASE_URL: undefined,
        // All members of all tests share one address, and request more codes than a household.
        RATE_LIMIT_FACTOR: '100',
        ...settings,
      },
      onLog: (chunk) => (log = (log + chunk).slice(-SHOWN_LOG)),
    });
  let services = await startOn(0);
  const { address, classKey } = services;
  const startAgain = async () => {
    services = await startOn(Number(new URL(address).port));
  };
  return {
    address,
    classKey,
    async kill() {
      await services.kill();
    },
    start: startAgain,
    async renew() {
      await services.stop();
      await rm(dataFolder, { recursive: true });
      await copySeededWorld(dataFolder);
      await startAgain();
    },
    async close() {
      const code = await services.stop();
      await rm(dataFolder, { recursive: true, force: true });
      return { code, log };
    },
  };
}

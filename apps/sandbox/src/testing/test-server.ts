import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startLocalServer } from '../database/local/server.ts';

/**
 * Start the server of a run of the tests and name it in TEST_POSTGRES_URL, unless that names one already; Vitest calls
 * this before the first file and what it answers after the last.
 */
export default async function startTestServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_POSTGRES_URL']) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'paydirt-tests-'));
  const server = await startLocalServer(folder, { durable: false, connections: 200 });
  process.env['TEST_POSTGRES_URL'] = server.url;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

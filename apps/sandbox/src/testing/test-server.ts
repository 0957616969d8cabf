import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type LocalServer, startLocalServer } from '../database/local/server.ts';

let folder = '';
let server: LocalServer | null = null;

/**
 * Start the server of a run of the tests and name it in TEST_POSTGRES_URL, unless that names one already; Vitest calls
 * this before the first file.
 */
export async function setup(): Promise<void> {
  if (process.env['TEST_POSTGRES_URL']) return;
  folder = await mkdtemp(join(tmpdir(), 'paydirt-tests-'));
  server = await startLocalServer(folder, { durable: false, connections: 200 });
  process.env['TEST_POSTGRES_URL'] = server.url;
}

/** Stop it after the last file. */
export async function teardown(): Promise<void> {
  if (!server) return;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type LocalServer, startLocalServer } from '../database/local/server.ts';

let folder = '';
let server: LocalServer | null = null;

/**
 * Start the server of a test run and set TEST_POSTGRES_URL, unless that is set already; Vitest calls this
 * before the first file.
 */
export async function setup(): Promise<void> {
  if (process.env['TEST_POSTGRES_URL']) return;
  folder = await mkdtemp(join(tmpdir(), 'paydirt-tests-'));
  server = await startLocalServer(folder, { durable: false, connections: 200 });
  process.env['TEST_POSTGRES_URL'] = server.url;
}

/** Stop the server after the last file. */
export async function teardown(): Promise<void> {
  if (!server) return;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

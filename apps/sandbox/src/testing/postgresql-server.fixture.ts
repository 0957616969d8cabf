import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { vi } from 'vitest';

import { serverAccount } from '../database/local/account.ts';
import { readPostmasterFile } from '../database/local/stale-server.ts';
import { findPrograms } from '../database/local/programs.ts';
import { startLocalServer } from '../database/local/server.ts';

/** PostgreSQL server that a test stops and starts like an operator; it does not restart by itself. */
export interface PostgresqlServer {
  readonly url: string;
  start(): Promise<void>;
  /** `SIGINT` stops it quickly, `SIGQUIT` immediately. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  remove(): Promise<void>;
}

/** Create such a server and start it. Acknowledged writes survive its end, but not a power cut. */
export async function startPostgresqlServer(): Promise<PostgresqlServer> {
  const folder = await mkdtemp('/tmp/paydirt-postgresql-');
  // If root runs the tests, the server runs as another user, who has to enter the folder.
  await chmod(folder, 0o711);
  await (await startLocalServer(folder, { durable: false })).stop();
  const files = join(folder, 'postgresql');
  const account = await serverAccount(files);
  const { postgres } = await findPrograms(account, folder);
  const sockets = await mkdtemp('/tmp/paydirt-');
  if (account) await chown(sockets, account.uid, account.gid);
  const settings = ['-k', sockets, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const child = spawn(postgres, ['-D', files, ...settings], { ...account, cwd: files, stdio: 'ignore' });
    running = child;
    await vi.waitUntil(
      async () => {
        if (child.exitCode !== null) throw new Error('testing: the server did not start');
        const note = await readPostmasterFile(files);
        return note?.pid === child.pid && note?.ready;
      },
      { timeout: 60_000 },
    );
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!running) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
    running = null;
  }

  await start();
  return {
    url: `postgresql://postgres@${encodeURIComponent(sockets)}/postgres`,
    start,
    end,
    async remove() {
      await end('SIGQUIT');
      await rm(sockets, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

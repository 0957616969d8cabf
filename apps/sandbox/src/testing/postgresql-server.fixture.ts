import { execFile, type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import pg from 'pg';

import { serverAccount } from '../database/local/account.ts';
import { readPostmasterFile } from '../database/local/stale-server.ts';
import { findPrograms } from '../database/local/programs.ts';
import { startLocalServer } from '../database/local/server.ts';

const LOOK_EVERY_MS = 10;

/** PostgreSQL server that a test stops and starts like an operator; it does not restart by itself. */
export interface PostgresqlServer {
  readonly url: string;
  start(): Promise<void>;
  /** `SIGINT` stops it quickly, `SIGQUIT` immediately. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  remove(): Promise<void>;
}

/** Create a folder for a server. If root runs the tests, the server runs as another user, who has to enter it. */
async function folderOfServer(): Promise<string> {
  const folder = await mkdtemp('/tmp/paydirt-postgresql-');
  await chmod(folder, 0o711);
  return folder;
}

/** Create such a server and start it. Acknowledged writes survive its end, but not a power cut. */
export async function startPostgresqlServer(): Promise<PostgresqlServer> {
  const folder = await folderOfServer();
  await (await startLocalServer(folder, { durable: false })).stop();
  return startIn(folder);
}

/** A server and its streaming replica. */
export interface ReplicatedServers {
  readonly primary: PostgresqlServer;
  readonly replica: PostgresqlServer;
}

/** Start both; the primary acknowledges a commit when the replica has applied it. */
export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const folder = await folderOfServer();
  await (await startLocalServer(folder, { durable: false })).stop();
  const copy = await folderOfServer();
  // Unlike Node's, this copy keeps the owner of the files.
  await promisify(execFile)('cp', ['-a', `${folder}/.`, copy]);
  const primary = await startIn(folder);
  const files = join(copy, 'postgresql');
  await writeFile(join(files, 'standby.signal'), '');
  await appendFile(join(files, 'postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`);
  const replica = await startIn(copy);
  await setOnServer(primary, { synchronous_standby_names: '*', synchronous_commit: 'remote_apply' });
  return { primary, replica };
}

/** Change settings of a running server, and have it read them. */
export async function setOnServer(
  { url }: PostgresqlServer,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter system set ${name} = '${value}'`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Start the server of a folder, whose files exist. */
async function startIn(folder: string): Promise<PostgresqlServer> {
  const files = join(folder, 'postgresql');
  const account = await serverAccount(files);
  const { postgres } = await findPrograms(account, folder);
  const sockets = await mkdtemp('/tmp/paydirt-');
  if (account) await chown(sockets, account.uid, account.gid);
  const settings = ['-k', sockets, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=200'];
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const child = spawn(postgres, ['-D', files, ...settings], { ...account, cwd: files, stdio: 'ignore' });
    running = child;
    for (let ready = false; !ready;) {
      await wait(LOOK_EVERY_MS);
      if (child.exitCode !== null) throw new Error('testing: the server did not start');
      const note = await readPostmasterFile(files);
      ready = note?.pid === child.pid && note?.ready === true;
    }
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

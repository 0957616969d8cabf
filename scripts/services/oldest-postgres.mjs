import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { aptInstall } from '../install/apt.mjs';

/** The oldest major version that the README promises. */
const OLDEST = '15';
const DEBIAN_SERVERS = '/usr/lib/postgresql';
const DEBIAN_SETTINGS = '/etc/postgresql-common';

/**
 * @typedef {object} Postgres
 * @property {string} url Connection string of a superuser.
 * @property {() => void} stop
 */

/**
 * Start a server of the oldest PostgreSQL that we promise to run on, as Debian packages it, on a socket in a temporary
 * folder, never on a TCP port.
 *
 * @returns {Promise<Postgres | string>} the server, or why there is none.
 */
export async function startOldestPostgres() {
  let programs = serverPrograms();
  if (programs === undefined) {
    const failure = await installServer();
    programs = serverPrograms();
    if (programs === undefined)
      return `there is no PostgreSQL ${OLDEST} here: ${failure || 'its package brought no server'}`;
  }

  const bin = programs;
  // A path of its own under /tmp: a socket's path may have 107 bytes at most.
  const folder = mkdtempSync('/tmp/paydirt-postgres-');
  const sockets = join(folder, 'socket');
  mkdirSync(sockets);
  const root = process.getuid?.() === 0;
  if (root) {
    const { status } = spawnSync('chown', ['-R', 'postgres', folder]);
    if (status !== 0) return 'PostgreSQL does not run as root and there is no user "postgres"';
  }
  chmodSync(folder, 0o700);

  const call = (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    const path = join(bin, program);
    const [command, rest] = root ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
    return spawnSync(command, rest, {
      cwd: folder,
      // pg_ctl's server would keep a pipe open for as long as it lives.
      stdio: 'ignore',
    });
  };
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const stop = () => {
    call('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w');
    rmSync(folder, { recursive: true, force: true });
  };
  const made = call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  // The data is thrown away at the end, so nothing has to survive a power cut.
  const settings = `-k ${sockets} -c listen_addresses= -c max_connections=200 -c fsync=off -c full_page_writes=off`;
  const started =
    made.status === 0 && call('pg_ctl', 'start', '-D', data, '-l', log, '-w', '-o', settings).status === 0;
  if (!started) {
    stop();
    return 'PostgreSQL is installed but did not start';
  }
  process.once('exit', stop);
  return {
    url: `postgres://postgres@${encodeURIComponent(sockets)}/postgres`,
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}

/** Folder of initdb and pg_ctl. */
function serverPrograms() {
  const bin = join(DEBIAN_SERVERS, OLDEST, 'bin');
  return existsSync(join(bin, 'initdb')) ? bin : undefined;
}

/** Answers "", or why it failed. */
async function installServer() {
  if (process.getuid?.() === 0 && !existsSync(join(DEBIAN_SETTINGS, 'createcluster.conf'))) {
    // Debian's package would start a server for everyone on port 5432; we need the programs alone.
    mkdirSync(DEBIAN_SETTINGS, { recursive: true });
    writeFileSync(join(DEBIAN_SETTINGS, 'createcluster.conf'), 'create_main_cluster = false\n');
  }
  console.log('Installing PostgreSQL …');
  return aptInstall([`postgresql-${OLDEST}`]);
}

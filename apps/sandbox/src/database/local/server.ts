import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { StartFailure } from '../failure.ts';
import { type Account, closedFolder, serverAccount } from './account.ts';
import { stopStaleServer, readPostmasterFile } from './stale-server.ts';
import { findPrograms, type Programs } from './programs.ts';

const LOOK_EVERY_MS = 10;
const READY_WITHIN_MS = 60_000;
/**
 * Time limit of a clean stop, which writes the server's memory to the disk; after an abrupt one, the next
 * start replays the log.
 */
const STOPPED_WITHIN_MS = 2_500;
/** Pause before a server that ended unexpectedly is restarted, doubled each time up to `LONGEST_PAUSE_MS`. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** Options of {@link startLocalServer}. */
export interface LocalServerOptions {
  /** True if committed data survives a power cut; `false` is for tests, whose data is discarded. */
  readonly durable?: boolean;
  readonly connections?: number;
}

/** PostgreSQL server that this process runs, on a socket that only the server's user may use. */
export interface LocalServer {
  /** Connection string of its database. */
  readonly url: string;
  /** Stop the server once its users have disconnected. */
  stop(): Promise<void>;
}

/** Everything needed to start the server, and to start it again when it ends. */
interface Setup {
  readonly programs: Programs;
  readonly account: Account | null;
  readonly files: string;
  readonly log: string;
  readonly sockets: string;
  readonly options: LocalServerOptions;
}

/**
 * Start a server on `<folder>/postgresql`, which is created if it is missing. A server that ends unexpectedly
 * is restarted; one that outlived a killed process is ended first. The caller has locked the folder (see
 * `lockFolder`). The server has no TCP port: its socket is in a folder of its own, with a name that keeps the
 * path below the limit of 107 bytes.
 *
 * @param folder Absolute path of an existing folder.
 * @throws {StartFailure} with a message for the person who started it.
 */
export async function startLocalServer(
  folder: string,
  options: LocalServerOptions = {},
): Promise<LocalServer> {
  // A running server is recognized by the folder that it reports, which is the real path without links.
  const home = await realpath(folder);
  const files = join(home, 'postgresql');
  const account = await serverAccount(files);
  if (account) await letIn(account, home);
  const programs = await findPrograms(account, home);
  await makeCluster(programs, account, files, options);
  await stopStaleServer(files);

  const sockets = await ownFolder(await mkdtemp('/tmp/paydirt-'), account);
  const setup = { programs, account, files, log: join(home, 'postgresql.log'), sockets, options };
  try {
    const stop = keepRunning(setup, await startReady(setup));
    return {
      url: `postgresql://postgres@${encodeURIComponent(sockets)}/postgres`,
      async stop() {
        await stop();
        await rm(sockets, { recursive: true, force: true });
      },
    };
  } catch (cause) {
    await rm(sockets, { recursive: true, force: true });
    throw cause;
  }
}

/** Let the server's user enter the data folder. The folders above it are not ours, and stay as they are. */
async function letIn(account: Account, folder: string): Promise<void> {
  const closed = await closedFolder(account, folder);
  if (closed === null) return;
  if (closed === folder) return chmod(folder, (await stat(folder)).mode | 0o011);
  throw new StartFailure(
    `PostgreSQL does not run as root, and the user nobody, as whom it runs instead, may not enter ${closed}: ` +
      'choose a data folder elsewhere with PAYDIRT_DATA, for example /var/lib/paydirt, or start as another user.',
  );
}

async function ownFolder(folder: string, account: Account | null): Promise<string> {
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/**
 * Create an empty database under another name and move it into place in one step, so that an incomplete one
 * is never opened.
 */
async function makeCluster(
  { initdb }: Programs,
  account: Account | null,
  files: string,
  { durable = true }: LocalServerOptions,
): Promise<void> {
  if (await stat(join(files, 'PG_VERSION')).catch(() => null)) return;
  const unfinished = `${files}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await ownFolder(unfinished, account);
  const args = ['-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await promisify(execFile)(initdb, [...args, ...locale, ...(durable ? [] : ['--no-sync'])], {
    ...account,
    cwd: unfinished,
  }).catch((cause: { stderr?: string }) => {
    throw failureOf(cause.stderr ?? '', dirname(files), cause);
  });
  await rename(unfinished, files);
}

function settingsOf({ sockets, options: { durable = true, connections = 100 } }: Setup): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: String(connections),
    // The server logs only its own failures, because the services log the statements that it refuses.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(!durable && { fsync: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Start the server and wait until it accepts connections. */
async function startReady(setup: Setup): Promise<ChildProcess> {
  const { programs, account, files, log, sockets } = setup;
  const output = await open(log, 'a');
  const { size } = await output.stat();
  // The server runs in a session of its own, because Ctrl-C in a terminal is meant for this process, which
  // stops the server at its end.
  const child = spawn(programs.postgres, ['-D', files, ...settingsOf(setup)], {
    ...account,
    cwd: files,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  try {
    await once(child, 'spawn');
    for (let waited = 0; ; waited += LOOK_EVERY_MS) {
      const note = await readPostmasterFile(files);
      if (note?.pid === child.pid && note?.ready && note.sockets === sockets) return child;
      const ended = child.exitCode !== null || child.signalCode !== null;
      if (ended || waited > READY_WITHIN_MS) {
        child.kill('SIGQUIT');
        throw failureOf((await readFile(log, 'utf8')).slice(size), dirname(files));
      }
      await wait(LOOK_EVERY_MS);
    }
  } finally {
    await output.close();
  }
}

/**
 * Restart the server whenever it ends unexpectedly, for example when it was killed; returns a function that
 * stops it for good. Calls are answered as unavailable while it is down.
 */
function keepRunning(setup: Setup, first: ChildProcess): () => Promise<void> {
  const stopping = new AbortController();
  let running: ChildProcess | null = first;

  async function supervise(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      try {
        running ??= await startReady(setup);
        pause = FIRST_PAUSE_MS;
        if (stopping.signal.aborted) return;
        await exitOf(running);
      } catch (cause) {
        // Log the failure and try again: a full disk, for example, may have space again later.
        if (!stopping.signal.aborted) process.emitWarning(`PostgreSQL: ${(cause as Error).message}`);
      }
      if (stopping.signal.aborted) return;
      running = null;
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
  const supervised = supervise();

  return async () => {
    stopping.abort();
    // If the server is just being started, wait until that is done.
    if (!running) await supervised;
    if (!running) return;
    const hardly = setTimeout(() => running?.kill('SIGQUIT'), STOPPED_WITHIN_MS);
    running.kill('SIGINT');
    await exitOf(running);
    clearTimeout(hardly);
    await supervised;
  };
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Turn PostgreSQL's error output into a message for the person who started it. */
function failureOf(output: string, folder: string, cause?: unknown): StartFailure {
  // PostgreSQL reports a short write if the disk becomes full in the middle of it.
  if (/No space left on device|Disk quota exceeded|: wrote only \d+ of/.test(output)) {
    return new StartFailure(`The disk is full: the data folder ${folder} needs about 200 MB free.`, {
      cause,
    });
  }
  if (/database files are incompatible|was initialized by PostgreSQL version/.test(output)) {
    return new StartFailure(
      `The database in ${folder} was made by another version of PostgreSQL: choose another folder with PAYDIRT_DATA, or the version of Paydirt that made this one.`,
      { cause },
    );
  }
  if (/could not look up effective user ID/.test(output)) {
    return new StartFailure(
      'PostgreSQL needs a user of the system with a name: start as another user, or name a server in DATABASE_URL.',
      { cause },
    );
  }
  const [, reason = 'it ended without a word'] =
    /(?:FATAL|PANIC|initdb: error|postgres): +(\S.*)/.exec(output) ?? [];
  return new StartFailure(
    `The database in ${folder} cannot be opened: PostgreSQL says "${reason}"; put the folder aside, or choose another with PAYDIRT_DATA.`,
    { cause },
  );
}

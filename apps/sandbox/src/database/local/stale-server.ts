import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { StartFailure } from '../failure.ts';

const LOOK_EVERY_MS = 20;
/** A server that has not ended on request by then ends at once, and recovers at its next start. */
const QUIT_AFTER_MS = 10_000;
const GIVE_UP_MS = 20_000;

/** Contents of `postmaster.pid`, the file in which a server describes itself. */
export interface PostmasterFile {
  readonly pid: number;
  readonly sockets: string;
  readonly ready: boolean;
}

/** Read the file; null where there is none, or none that is whole yet. */
export async function readPostmasterFile(files: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, sockets: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Tell whether a process is a server on these files. Its number alone is not enough: after a restart of the machine,
 * or of a container, it may be another program's.
 */
async function servesFiles(pid: number, files: string): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === files;
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return listed?.stdout.includes(files) ?? false;
}

/** End a server that serves these files, and wait for it. */
async function end(pid: number, files: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; await servesFiles(pid, files); waited += LOOK_EVERY_MS) {
    if (waited === QUIT_AFTER_MS) process.kill(pid, 'SIGQUIT');
    if (waited >= GIVE_UP_MS)
      throw new StartFailure(
        `PostgreSQL still runs on ${files} as process ${pid} and does not end: end it first.`,
      );
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * End a server that outlived the process which started it (after a `kill -9`), and remove the files that a crashed
 * server left. The caller has locked the data folder, so it is in no other use.
 */
export async function stopStaleServer(files: string): Promise<void> {
  const note = await readPostmasterFile(files);
  if (!note) return;
  if (await servesFiles(note.pid, files)) await end(note.pid, files);
  // Its number may be another program's by now, and PostgreSQL would take that one for its own.
  await rm(join(files, 'postmaster.pid'), { force: true });
  if (dirname(note.sockets) === '/tmp') await rm(note.sockets, { recursive: true, force: true });
}

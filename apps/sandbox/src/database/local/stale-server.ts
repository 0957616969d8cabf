import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { StartFailure } from '../failure.ts';

const LOOK_EVERY_MS = 20;
/**
 * Time after which a server that does not stop on request is ended at once; it recovers at its next start.
 */
const QUIT_AFTER_MS = 10_000;
const GIVE_UP_MS = 20_000;

/** Contents of `postmaster.pid`, the file in which a server describes itself. */
export interface PostmasterFile {
  readonly pid: number;
  readonly sockets: string;
  readonly ready: boolean;
}

/** Read the file; null if it is missing or incomplete. */
export async function readPostmasterFile(files: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, sockets: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Tell whether a process is a server on these files. Its id alone does not tell: after a restart of the
 * machine or of a container, another program may have it.
 */
async function servesFiles(pid: number, files: string): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === files;
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return listed?.stdout.includes(files) ?? false;
}

/** End a server on these files, and wait until it has ended. */
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
 * End a server that outlived the process that started it (after `kill -9`), and remove the files that a
 * crashed server left. The caller has locked the data folder, so nothing else uses it.
 */
export async function stopStaleServer(files: string): Promise<void> {
  const note = await readPostmasterFile(files);
  if (!note) return;
  if (await servesFiles(note.pid, files)) await end(note.pid, files);
  // Another program may have the process id in this file by now, and PostgreSQL would take that program for a
  // server.
  await rm(join(files, 'postmaster.pid'), { force: true });
  if (dirname(note.sockets) === '/tmp') await rm(note.sockets, { recursive: true, force: true });
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { StartFailure } from '../failure.ts';

/** Right to use a data folder, until it is released or the process ends. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** References to the held locks: an unreferenced one would be garbage-collected, and thereby released. */
const held = new Set<DatabaseSync>();

/**
 * Lock the data folder for this process, so that no process ends another's server. The lock is the operating
 * system's, on the file `lock`, which Node reaches only through SQLite: it ends with its process, even a
 * killed one, so no lock is ever stale. `owner.json` next to it only serves the message. Throws {@link
 * StartFailure} if another process holds the lock.
 */
export function lockFolder(folder: string): FolderLock {
  const owner = join(folder, 'owner.json');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause;
    throw new StartFailure(
      `The data folder ${folder} is in use by ${nameOwner(owner)}; stop that process, or choose another folder with PAYDIRT_DATA.`,
    );
  }
  held.add(lock);
  const startedAt = new Date(performance.timeOrigin).toISOString();
  writeFileSync(owner, JSON.stringify({ pid: process.pid, startedAt }));
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

function nameOwner(file: string): string {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; startedAt: string };
    return `process ${pid}, which started at ${startedAt}`;
  } catch {
    // The other process holds the lock, but has not written its name yet.
    return 'another process';
  }
}

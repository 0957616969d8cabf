import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { StartFailure } from '../failure.ts';

/** The right to use a data folder, until released or until the process ends. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** Kept here: an unreferenced lock would be garbage-collected, and thereby released. */
const held = new Set<DatabaseSync>();

/**
 * Lock the data folder for this process, so that none of our processes ever ends another's server. The lock is the
 * operating system's, on the file `lock`, which Node only reaches through SQLite: it goes away with its process
 * however that ends, so no lock is ever stale. `owner.json` next to it only serves the message. Throws {@link
 * StartFailure} when another process has it.
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
    // It has the lock and has not written its name yet.
    return 'another process';
  }
}

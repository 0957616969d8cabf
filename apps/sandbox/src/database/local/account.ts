import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Operating system user that the server runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const ROOT_UID = 0;

/**
 * Choose the user that the server runs as: null for the current one. PostgreSQL refuses to run as root, so
 * root starts it as the owner of the files, or as `nobody` if there are none yet.
 */
export async function serverAccount(files: string): Promise<Account | null> {
  if (process.getuid?.() !== ROOT_UID) return null;
  const owner = await stat(files).catch(() => null);
  if (owner && owner.uid !== ROOT_UID) return { uid: owner.uid, gid: owner.gid };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
}

/** Find the nearest folder on the way to `path` that the user may not enter; null if there is none. */
export async function closedFolder({ uid }: Account, path: string): Promise<string | null> {
  const above = dirname(path);
  const closedAbove = above === path ? null : await closedFolder({ uid, gid: 0 }, above);
  if (closedAbove !== null) return closedAbove;
  const found = await stat(path).catch(() => null);
  // We create a missing folder ourselves, with access for that user.
  if (!found?.isDirectory()) return null;
  const enters = found.uid === uid ? 0o100 : 0o001;
  return found.mode & enters ? null : path;
}

import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The operating system's user that the server runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const ROOT_UID = 0;

/**
 * Choose the account that the server runs as: null for our own. PostgreSQL refuses to run as root, so root hands it to
 * the owner of the files, where there are some, and else to `nobody`.
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

/** The nearest folder on the way to `path` that an account may not pass through; null where it may go there. */
export async function closedFolder({ uid }: Account, path: string): Promise<string | null> {
  const above = dirname(path);
  const closedAbove = above === path ? null : await closedFolder({ uid, gid: 0 }, above);
  if (closedAbove !== null) return closedAbove;
  const found = await stat(path).catch(() => null);
  // A folder that does not exist yet is created by us, open to that account.
  if (!found?.isDirectory()) return null;
  const enters = found.uid === uid ? 0o100 : 0o001;
  return found.mode & enters ? null : path;
}

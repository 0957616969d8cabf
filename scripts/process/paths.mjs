import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Make an absolute path of a path below the repository's folder. */
export function inRoot(/** @type {string[]} */ ...parts) {
  return resolve(ROOT, ...parts);
}

/**
 * Data folder of `npm start`: `PAYDIRT_DATA`, else `.data` in the repository. PostgreSQL does not run as root: for
 * root it runs as `nobody`, and where that user may not enter the repository, as below `/root`, the data is in
 * `/var/lib/paydirt`.
 */
export function dataFolder() {
  if (process.env.PAYDIRT_DATA) return resolve(ROOT, process.env.PAYDIRT_DATA);
  if (process.getuid?.() !== 0 || isOpenToNobody(ROOT)) return join(ROOT, '.data');
  const name = createHash('sha256').update(ROOT).digest('hex').slice(0, 8);
  return join('/var/lib/paydirt', `${basename(ROOT)}-${name}`);
}

function isOpenToNobody(/** @type {string} */ folder) {
  const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'nobody'])));
  return spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0;
}

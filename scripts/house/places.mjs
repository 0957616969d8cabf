import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Make an absolute path of a path below the repository's folder. */
export function inRoot(/** @type {string[]} */ ...parts) {
  return resolve(ROOT, ...parts);
}

/** Where `npm start` keeps the services' data: `PAYDIRT_DATA`, else `.data` in the repository. */
export function dataFolder() {
  return resolve(ROOT, process.env.PAYDIRT_DATA ?? '.data');
}

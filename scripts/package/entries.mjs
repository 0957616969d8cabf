import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from '../process/paths.mjs';

/** The component library's folder. */
export const UI = inRoot('packages/ui');
/** Folder of its build. */
export const UI_DIST = inRoot('packages/ui/dist');

/**
 * An entry of the library, as its package.json exports it.
 *
 * @typedef {object} Entry
 * @property {string} name `button`
 * @property {string} source Its file: `src/primitives/button/index.ts`.
 * @property {string} module The same as it is built, from the folder of the build and without ending:
 *   `primitives/button/index`.
 */

/**
 * List the library's entries, one per component.
 *
 * @returns {readonly Entry[]} by name.
 */
export function entries() {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([path, file]) => ({
      name: path.slice('./'.length),
      source: file,
      module: file.replaceAll(/^\.\/src\/|\.tsx?$/g, ''),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

const DOMAIN_SOURCE = `${inRoot('packages/domain/src')}/`;
const PACKAGED_DOMAIN = join(UI, 'src/domain/');

/** Map a source file to its place in the package, as if that were the library's folder: the domain is in it too. */
export function packagedSource(/** @type {string} */ file) {
  return file.startsWith(DOMAIN_SOURCE) ? file.replace(DOMAIN_SOURCE, PACKAGED_DOMAIN) : file;
}

/** The other way round: the file of this repository that lies in the package there. */
export function ownSource(/** @type {string} */ file) {
  return file.startsWith(PACKAGED_DOMAIN) ? file.replace(PACKAGED_DOMAIN, DOMAIN_SOURCE) : file;
}

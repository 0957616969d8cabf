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

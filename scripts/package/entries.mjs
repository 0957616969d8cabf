import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from '../process/paths.mjs';

/** The component library's folder. */
export const UI = inRoot('packages/ui');
/** Folder of its build. */
export const UI_DIST = inRoot('packages/ui/dist');

/** Names of the library's entries, one per component: every folder of its source that has an index. */
export function entries() {
  return readdirSync(inRoot(UI, 'src'))
    .filter((name) => existsSync(inRoot(UI, 'src', name, 'index.ts')))
    .toSorted();
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

import { existsSync, readdirSync } from 'node:fs';

import { inRoot } from '../house/places.mjs';

/** The component library's folder. */
export const UI = inRoot('packages/ui');
/** Where it is built. */
export const UI_DIST = inRoot('packages/ui/dist');

/** Names of the library's entries, one per component: every folder of its source that has an index. */
export function entries() {
  return readdirSync(inRoot(UI, 'src'))
    .filter((name) => existsSync(inRoot(UI, 'src', name, 'index.ts')))
    .toSorted();
}

import type { ImportArea } from './load-area.ts';
import type { Catalogue } from './messages.ts';

/**
 * Import an area of a locale's catalogue. In a module of its own: an app that bundles it gets all catalogues, each
 * area of each locale as a separate chunk.
 */
export const importArea: ImportArea = (locale, area) =>
  // A module's exports are its texts by their top keys, which is what a catalogue is.
  import(`./catalogues/${locale}/${area}.ts`) as Promise<Catalogue>;

import type { ImportArea } from './load-area.ts';
import type { Catalogue } from './messages.ts';

/**
 * Import an area of a locale's catalogue. In a module of its own: an app that bundles it gets all catalogues, each
 * area of each locale as a separate chunk.
 */
export const importArea: ImportArea = (locale, area) =>
  // The cast holds because a module exports its texts by their top keys, as a catalogue does.
  import(`./catalogues/${locale}/${area}.ts`) as Promise<Catalogue>;

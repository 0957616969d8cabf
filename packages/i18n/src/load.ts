import type { DisplayLocale } from './display-locale.ts';
import type { Catalogue } from './messages.ts';

// One literal import each, so that a bundler makes one chunk for each.
const LOADERS: Readonly<Record<DisplayLocale, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  'en-US': () => import('./catalogues/en.ts'),
  'hi-IN': () => import('./catalogues/hi.ts'),
  'ta-IN': () => import('./catalogues/ta.ts'),
  'te-IN': () => import('./catalogues/te.ts'),
  'kn-IN': () => import('./catalogues/kn.ts'),
  'tr-TR': () => import('./catalogues/tr.ts'),
  'es-ES': () => import('./catalogues/es.ts'),
  'it-IT': () => import('./catalogues/it.ts'),
  'fr-FR': () => import('./catalogues/fr.ts'),
  'de-DE': () => import('./catalogues/de.ts'),
  'en-XA': () => import('./pseudo-catalogue.ts'),
};

/** Load the catalogue of one locale, and of that locale only. Rejects when its chunk cannot be fetched. */
export async function loadCatalogue(locale: DisplayLocale): Promise<Catalogue> {
  const { catalogue } = await LOADERS[locale]();
  return catalogue;
}

import type { DisplayLocale } from './display-locale.ts';
import type { Catalogue } from './messages.ts';

// Each path is written out, because a bundler then makes a chunk for each locale.
const LOADERS: Readonly<Record<DisplayLocale, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  'en-US': () => import('./catalogues/en-us.ts'),
  'hi-IN': () => import('./catalogues/hi-in.ts'),
  'ta-IN': () => import('./catalogues/ta-in.ts'),
  'te-IN': () => import('./catalogues/te-in.ts'),
  'kn-IN': () => import('./catalogues/kn-in.ts'),
  'tr-TR': () => import('./catalogues/tr-tr.ts'),
  'es-ES': () => import('./catalogues/es-es.ts'),
  'it-IT': () => import('./catalogues/it-it.ts'),
  'fr-FR': () => import('./catalogues/fr-fr.ts'),
  'de-DE': () => import('./catalogues/de-de.ts'),
  'en-XA': () => import('./pseudo-catalogue.ts'),
};

/** Load the catalogue of one locale, and of that locale only. Rejects when its chunk cannot be fetched. */
export async function loadCatalogue(locale: DisplayLocale): Promise<Catalogue> {
  const { catalogue } = await LOADERS[locale]();
  return catalogue;
}

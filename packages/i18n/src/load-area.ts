import { DEFAULT_LOCALE, type Locale } from '@paydirt/domain';

import type { Area } from './areas.ts';
import { type DisplayLocale, PSEUDO_LOCALE } from './display-locale.ts';
import type { Catalogue } from './messages.ts';

/** Import the module of one locale and area; its exports are that part of the catalogue. */
export type ImportArea = (locale: Locale, area: Area) => Promise<Catalogue>;

/** Load one area of one locale, and nothing else. Rejects when it cannot be fetched. */
export async function loadArea(locale: DisplayLocale, area: Area, imported: ImportArea): Promise<Catalogue> {
  if (locale !== PSEUDO_LOCALE) return { ...(await imported(locale, area)) };
  const [source, { pseudoCatalogue }] = await Promise.all([
    imported(DEFAULT_LOCALE, area),
    import('./pseudo.ts'),
  ]);
  return pseudoCatalogue({ ...source });
}

/** Load several areas of one locale at the same time, as one catalogue. */
export async function loadAreas(
  locale: DisplayLocale,
  areas: readonly Area[],
  imported: ImportArea,
): Promise<Catalogue> {
  const parts = await Promise.all(areas.map((area) => loadArea(locale, area, imported)));
  return Object.assign({}, ...parts) as Catalogue;
}

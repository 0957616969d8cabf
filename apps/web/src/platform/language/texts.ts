import { isLocale, OWN_NAMES } from '@paydirt/domain';
import { loadAreas } from '@paydirt/i18n';
import { importArea } from '@paydirt/i18n/import-area';

import type { LoadTexts } from './language.ts';
import { FONTS_TIMEOUT_MS, loadFonts } from './fonts.ts';

/** Load areas of the texts in this browser, and the fonts that they are written in. */
export const loadTexts: LoadTexts = async (locale, areas) => {
  const [texts] = await Promise.all([
    loadAreas(locale, areas, importArea),
    loadFonts(isLocale(locale) ? OWN_NAMES[locale] : '', FONTS_TIMEOUT_MS),
  ]);
  return texts;
};

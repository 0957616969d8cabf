import { type ImportArea, loadAreas } from '@paydirt/i18n';

import type { LoadTexts } from './language.ts';

/**
 * Import an area of a language. The build writes each as a file whose name follows from the two
 * (see scripts/texts-plugin.ts), so that the entry carries no list of them, however many there will be.
 */
const importText: ImportArea = async (language, area) => {
  if (import.meta.env.PROD)
    return import(/* @vite-ignore */ `${TEXT_FILES.before}${language}-${area}${TEXT_FILES.after}`);
  const { importArea } = await import('@paydirt/i18n/import-area');
  return importArea(language, area);
};

/** Load areas of the texts in this browser. */
export const loadTexts: LoadTexts = (locale, areas) => loadAreas(locale, areas, importText);

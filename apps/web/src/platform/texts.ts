import { type ImportArea, loadAreas } from '@paydirt/i18n';

import type { LoadTexts } from './language.ts';
import { loadLetters } from './letters.ts';

/** They come beside the texts, so they seldom are what is waited for. */
const LETTERS_AT_MOST_MS = 1500;

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

/** Load areas of the texts in this browser, and the letters that they are written in. */
export const loadTexts: LoadTexts = async (locale, areas) => {
  const ownName = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? '';
  const [texts] = await Promise.all([
    loadAreas(locale, areas, importText),
    loadLetters(ownName, LETTERS_AT_MOST_MS),
  ]);
  return texts;
};

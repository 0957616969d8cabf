import { loadAreas } from '@paydirt/i18n';
import { importArea } from '@paydirt/i18n/import-area';

import type { LoadTexts } from './language.ts';
import { loadLetters } from './letters.ts';

/** They come beside the texts, so they seldom are what is waited for. */
const LETTERS_AT_MOST_MS = 1500;

/** Load areas of the texts in this browser, and the letters that they are written in. */
export const loadTexts: LoadTexts = async (locale, areas) => {
  const ownName = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? '';
  const [texts] = await Promise.all([
    loadAreas(locale, areas, importArea),
    loadLetters(ownName, LETTERS_AT_MOST_MS),
  ]);
  return texts;
};

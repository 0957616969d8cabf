import { readLocale } from './read-locale.ts';

/**
 * The language of a service's text, as `lang` has it, where that is another than the app's, and so is marked
 * (PRODUCT 9). Undefined for the app's own, and for what is no tag of a language: that says nothing of the text.
 */
export function foreignLanguage(contentLanguage: string, locale: string): string | undefined {
  const content = readLocale(contentLanguage);
  return content === undefined || content.language === readLocale(locale)?.language
    ? undefined
    : contentLanguage;
}

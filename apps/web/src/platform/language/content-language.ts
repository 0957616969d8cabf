import { readLocale } from './read-locale.ts';

/**
 * Get the `lang` of a service's text in another language than the app's, to mark it (PRODUCT 9). Undefined for the
 * app's own, and for an invalid tag: that says nothing of the text.
 */
export function foreignLanguage(contentLanguage: string, locale: string): string | undefined {
  const content = readLocale(contentLanguage);
  return content === undefined || content.language === readLocale(locale)?.language
    ? undefined
    : contentLanguage;
}

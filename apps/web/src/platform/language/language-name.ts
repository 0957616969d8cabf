import { readLocale } from './read-locale.ts';

const names = new Map<string, Intl.DisplayNames>();

/** Name a language in another: "German" for "de-DE" in English. Undefined if the tag is no language. */
export function languageName(tag: string, locale: string): string | undefined {
  const language = readLocale(tag)?.language;
  if (language === undefined) return undefined;
  let known = names.get(locale);
  if (!known) {
    known = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    names.set(locale, known);
  }
  return known.of(language);
}

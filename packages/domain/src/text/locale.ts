/** The ten languages, English first because it is the default (PRODUCT 9). */
export const LOCALES = [
  'en-US',
  'hi-IN',
  'ta-IN',
  'te-IN',
  'kn-IN',
  'tr-TR',
  'es-ES',
  'it-IT',
  'fr-FR',
  'de-DE',
] as const;

/** One of {@link LOCALES}, as a BCP 47 tag. */
export type Locale = (typeof LOCALES)[number];

/** The locale when no other is known. */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** A script that needs a font of its own. */
export type Script = 'latin' | 'devanagari' | 'tamil' | 'telugu' | 'kannada';

/** Each language's own name, for the language page. */
export const OWN_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'hi-IN': 'हिन्दी',
  'ta-IN': 'தமிழ்',
  'te-IN': 'తెలుగు',
  'kn-IN': 'ಕನ್ನಡ',
  'tr-TR': 'Türkçe',
  'es-ES': 'Español',
  'it-IT': 'Italiano',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
};

const SCRIPTS: Readonly<Record<Locale, Script>> = {
  'en-US': 'latin',
  'hi-IN': 'devanagari',
  'ta-IN': 'tamil',
  'te-IN': 'telugu',
  'kn-IN': 'kannada',
  'tr-TR': 'latin',
  'es-ES': 'latin',
  'it-IT': 'latin',
  'fr-FR': 'latin',
  'de-DE': 'latin',
};

/** Tell whether a text is the tag of one of the ten locales. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The value of the `Language` header: "en_US" for "en-US" (PRODUCT 9). */
export function languageHeader(locale: Locale): string {
  return locale.replace('-', '_');
}

/** Longer than any tag that a browser or the app writes. */
const TAG_MAX_LENGTH = 35;

/** Read a `Language` header, or a browser's tag: exact first, then by language alone, then English. */
export function localeFromHeader(text: string | null | undefined): Locale {
  const [language = '', region = ''] = (text ?? '')
    .trimStart()
    .slice(0, TAG_MAX_LENGTH)
    .trimEnd()
    .split(/[-_]/);
  const tag = `${language.toLowerCase()}-${region.toUpperCase()}`;
  if (isLocale(tag)) return tag;
  return LOCALES.find((locale) => locale.startsWith(`${language.toLowerCase()}-`)) ?? DEFAULT_LOCALE;
}

/** The script that a locale is written in. */
export function scriptOf(locale: Locale): Script {
  return SCRIPTS[locale];
}

const tags = new Map<string, string>();

/**
 * Get the tag of a language written with latin digits, for `Intl`. Each is created once, because it is slow on a slow
 * phone.
 */
export function withLatinDigits(locale: string): string {
  const known = tags.get(locale);
  if (known !== undefined) return known;
  const tag = new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
  tags.set(locale, tag);
  return tag;
}

/** The name of a country in a language, from its code of two letters; the code itself where there is none. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

import { readLocale } from '../../platform/language/read-locale.ts';

/**
 * Guess the country of a member's phone, until they choose: the region of the device's languages, the usual one of
 * the page's language, or the first of the list, whichever is offered.
 */
export function firstCountry(
  offered: readonly string[],
  { languages, locale }: { languages: readonly string[]; locale: string },
): string | undefined {
  const regions = [...languages.map((tag) => readLocale(tag)?.region), readLocale(locale)?.maximize().region];
  return regions.find((region) => region !== undefined && offered.includes(region)) ?? offered[0];
}

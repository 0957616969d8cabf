/** Whether a text of the service is in another language than the app, and so is marked (PRODUCT 9). */
export function isForeign(contentLanguage: string, locale: string): boolean {
  return new Intl.Locale(contentLanguage).language !== new Intl.Locale(locale).language;
}

/** Regions of our languages whose calendars begin a week with Sunday (CLDR). Not every browser knows it. */
const SUNDAY_FIRST = ['US', 'IN'];

/** Get the first day of the week in a language, 0 for Sunday. */
export function weekStartOf(locale: string): 0 | 1 {
  return SUNDAY_FIRST.includes(new Intl.Locale(locale).maximize().region ?? '') ? 0 : 1;
}

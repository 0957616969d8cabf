import { DAY_MS } from '@paydirt/domain';

const SUNDAY = Date.UTC(2026, 10, 1);

/** The days of the week in a language, from Sunday on. */
export function weekdayNames(locale: string): { readonly short: string; readonly long: string }[] {
  const write = (weekday: 'narrow' | 'long', index: number) =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(SUNDAY + index * DAY_MS);
  return Array.from({ length: 7 }, (_, index) => ({
    short: write('narrow', index),
    long: write('long', index),
  }));
}

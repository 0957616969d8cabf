import { parseIsoDay, startOfDay, withLatinDigits } from '@paydirt/domain';

/** Name a month of the wire ("2026-11") in a language: "November 2026". What is no month is given back as it is. */
export function monthName(month: string, locale: string): string {
  const first = parseIsoDay(`${month}-01`);
  if (!first.ok) return month;
  const format = new Intl.DateTimeFormat(withLatinDigits(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(startOfDay(first.value));
}

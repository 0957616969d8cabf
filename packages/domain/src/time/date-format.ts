import { withLatinDigits } from '../text/locale.ts';
import { clockDay, DAY_MS, HOUR_MS, MINUTE_MS, type ClockDay, type EpochMs } from './time.ts';

/**
 * The stored code that determines how dates are written (PRODUCT 6).
 *
 * 0 follows the locale, 1 is day.month.year, 2 to 4 are day/month/year, 5 is day-month-year.
 */
export type DateFormatCode = 0 | 1 | 2 | 3 | 4 | 5;

/** The time zone of dates when none is given: that of the clock days. */
const CLOCK_ZONE = 'UTC';
const formatters = new Map<string, Intl.DateTimeFormat>();
const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();
const agoFormatters = new Map<string, Intl.RelativeTimeFormat>();
const monthNamed = new Map<string, boolean>();
const WEEK_MS = 7 * DAY_MS;

/** Read a stored code; anything unknown or missing follows the locale. */
export function dateFormatCode(stored: unknown): DateFormatCode {
  const code = Number(stored);
  return code === 1 || code === 2 || code === 3 || code === 4 || code === 5 ? code : 0;
}

/**
 * Write the day of a time: "1 Mar 2026" in the locale's order, "01.03.2026" or "01/03/2026". Digits always latin.
 *
 * @param thisYear The year that the locale's format leaves out; a code always writes the full date. Without it, every
 *   year is written.
 */
export function formatDay(
  at: EpochMs,
  locale: string,
  code: DateFormatCode,
  timeZone: string = CLOCK_ZONE,
  thisYear?: number,
): string {
  if (code === 0) return inLocale(at, locale, timeZone, { thisYear });
  return digits(at, timeZone, code === 1 ? '.' : code === 5 ? '-' : '/');
}

/** Write the day, as {@link formatDay} does, and the time to the minute, in one text. */
export function formatDateTime(
  at: EpochMs,
  locale: string,
  code: DateFormatCode,
  timeZone: string = CLOCK_ZONE,
  thisYear?: number,
): string {
  if (code === 0) return inLocale(at, locale, timeZone, { thisYear, time: true });
  return `${formatDay(at, locale, code, timeZone)} ${formatTime(at, locale, code, timeZone)}`;
}

/** Write the time of day to the minute: in the locale's format for code 0, otherwise as "09:30" with 24 hours. */
export function formatTime(
  at: EpochMs,
  locale: string,
  code: DateFormatCode,
  timeZone: string = CLOCK_ZONE,
): string {
  if (code === 0) return formatterFor(locale, timeZone, { timeStyle: 'short' }).format(at);
  const { hour, minute } = fields(at, timeZone);
  return `${hour}:${minute}`;
}

/** Write "yesterday", "today" or "tomorrow" in the locale's words, and any other day as {@link formatDay}. */
export function formatRelativeDay(
  at: EpochMs,
  now: EpochMs,
  locale: string,
  code: DateFormatCode = 0,
  timeZone: string = CLOCK_ZONE,
  thisYear?: number,
): string {
  const days = dayIn(at, timeZone) - dayIn(now, timeZone);
  if (Math.abs(days) > 1) return formatDay(at, locale, code, timeZone, thisYear);
  let formatter = relativeFormatters.get(locale);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    relativeFormatters.set(locale, formatter);
  }
  return formatter.format(days, 'day');
}

/**
 * Write how long ago something was: "now", "5 min. ago", "yesterday", and after a week the day itself. A time later
 * than `now`, as from a clock that is slightly behind, is "now".
 */
export function formatAgo(
  at: EpochMs,
  now: EpochMs,
  locale: string,
  code: DateFormatCode = 0,
  timeZone: string = CLOCK_ZONE,
  thisYear?: number,
): string {
  const passed = Math.max(0, now - at);
  if (passed >= WEEK_MS) return formatDay(at, locale, code, timeZone, thisYear);
  const formatter = agoFormatter(locale);
  if (passed < MINUTE_MS) return formatter.format(0, 'second');
  if (passed < HOUR_MS) return formatter.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return formatter.format(-Math.floor(passed / HOUR_MS), 'hour');
  // Days are counted by the calendar, not in spans of 24 hours: shortly after midnight, 25 hours ago is two
  // days ago.
  return formatter.format(dayIn(at, timeZone) - dayIn(now, timeZone), 'day');
}

function agoFormatter(locale: string): Intl.RelativeTimeFormat {
  let formatter = agoFormatters.get(locale);
  if (!formatter) {
    const tag = withLatinDigits(locale);
    formatter = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' });
    agoFormatters.set(locale, formatter);
  }
  return formatter;
}

/** The calendar year of a time in a zone. */
export function yearOf(at: EpochMs, timeZone: string = CLOCK_ZONE): number {
  return Number(fields(at, timeZone).year);
}

/** Write a time in the locale's format, with the month by name and without the current year. */
function inLocale(
  at: EpochMs,
  locale: string,
  timeZone: string,
  { thisYear, time = false }: { readonly thisYear: number | undefined; readonly time?: boolean },
): string {
  const medium = formatterFor(locale, timeZone, {
    dateStyle: 'medium',
    ...(time && { timeStyle: 'short' }),
  });
  const formatter = namesMonth(medium, locale)
    ? medium
    : formatterFor(locale, timeZone, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        ...(time && { hour: '2-digit', minute: '2-digit' }),
      });
  if (yearOf(at, timeZone) !== thisYear) return formatter.format(at);
  // Removing the year from a full date keeps its form; a pattern without a year does not in every language.
  const parts = formatter.formatToParts(at);
  const year = parts.findIndex(({ type }) => type === 'year');
  const mark = year === 0 ? 1 : year - 1;
  return parts
    .filter((_, index) => index !== year && index !== mark)
    .map(({ value }) => value)
    .join('');
}

/** Check that the locale's medium date format names the month: the German one has only digits. */
function namesMonth(medium: Intl.DateTimeFormat, locale: string): boolean {
  let named = monthNamed.get(locale);
  if (named === undefined) {
    named = medium.formatToParts(0).some(({ type, value }) => type === 'month' && !/^\d+$/.test(value));
    monthNamed.set(locale, named);
  }
  return named;
}

function digits(at: EpochMs, timeZone: string, mark: string): string {
  const { day, month, year } = fields(at, timeZone);
  return [day, month, year].join(mark);
}

type Field = 'day' | 'month' | 'year' | 'hour' | 'minute';

const ISO = /^(?<year>\d+)-(?<month>\d+)-(?<day>\d+)T(?<hour>\d+):(?<minute>\d+)/;

/** The zero-padded fields of a time in a zone. */
function fields(at: EpochMs, timeZone: string): Record<Field, string> {
  // UTC needs no formatter: creating the first one of a language takes some 50 ms on a slow phone, and every
  // screen asks for the year.
  const utc = timeZone === CLOCK_ZONE ? ISO.exec(new Date(at).toISOString())?.groups : undefined;
  if (utc !== undefined) return utc as Record<Field, string>;
  const formatter = formatterFor('en-GB', timeZone, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const found = { day: '', month: '', year: '', hour: '', minute: '' };
  for (const { type, value } of formatter.formatToParts(at)) if (type in found) found[type as Field] = value;
  return found;
}

/** The calendar day in a time zone, counted like a clock day. */
function dayIn(at: EpochMs, timeZone: string): ClockDay {
  const { day, month, year } = fields(at, timeZone);
  return clockDay(Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS);
}

function formatterFor(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const tag = withLatinDigits(locale);
  const made = new Intl.DateTimeFormat(tag, { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

import {
  figureOf,
  formatAgo,
  formatDateTime,
  formatDay,
  formatMoney,
  formatMoneyParts,
  formatRelativeDay,
  formatTime,
  withLatinDigits,
  type DateFormatCode,
  type EpochMs,
  type Money,
  type MoneyParts,
  type MoneyPurpose,
  type Remaining,
} from '@paydirt/domain';

/** Date format of a member. */
export type FormatterOptions = {
  /** The stored code; 0 follows the locale (PRODUCT 6). */
  readonly dateFormat: DateFormatCode;
  /** IANA name of the zone; left out, that of the clock days (UTC). */
  readonly timeZone?: string | undefined;
  /** The year that dates leave out, in the locale's form; left out, every date has its year. */
  readonly thisYear?: number | undefined;
};

/** Figures and times in one language; digits are always latin. Made by {@link createFormatters}. */
export interface Formatters {
  /** "−1,234.50 USDT" */
  readonly money: (money: Money, purpose: MoneyPurpose) => string;
  /** The same without its unit, where the column or the label already names it: "−1,234.50". */
  readonly figure: (money: Money, purpose: MoneyPurpose) => string;
  /** The same in pieces, for type that sets them apart. */
  readonly moneyParts: (money: Money, purpose: MoneyPurpose) => MoneyParts;
  /** "12,345"; a fraction to three decimals. */
  readonly number: (value: number | bigint) => string;
  /** "97.5%" from 975 permille, exactly. Throws unless given a whole number. */
  readonly percent: (permille: number | bigint) => string;
  readonly day: (at: EpochMs) => string;
  readonly time: (at: EpochMs) => string;
  readonly dateTime: (at: EpochMs) => string;
  /** The same with its year, whichever that is: of the clock itself, which says what this year is. */
  readonly clock: (at: EpochMs) => string;
  /** "now", "5 min. ago", "yesterday", and after a week the day. */
  readonly ago: (at: EpochMs, now: EpochMs) => string;
  /** "yesterday", "today", "tomorrow", else the day. */
  readonly relativeDay: (at: EpochMs, now: EpochMs) => string;
  /** The same as a heading: "Yesterday", with the language's own capital. */
  readonly headingDay: (at: EpochMs, now: EpochMs) => string;
  /** "Mon", for a chart's axis and a calendar's head. */
  readonly weekday: (at: EpochMs) => string;
  /** "3 days" */
  readonly days: (count: number) => string;
  /** "2 days 03:04:05", and "03:04:05" on the last day. */
  readonly duration: (left: Remaining) => string;
  /** "1.4 MB", and "350 kB" below that. */
  readonly fileSize: (bytes: number) => string;
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string;
}

const CLOCK_ZONE = 'UTC';
/** Between the parts of a duration, so that a line does not break there. */
const NO_BREAK_SPACE = '\u00a0';

const cache = new Map<string, object>();

/** Make the formatters of a language; cheap to call again, for every Intl object is kept. */
export function createFormatters(
  locale: string,
  { dateFormat, timeZone = CLOCK_ZONE, thisYear }: FormatterOptions,
): Formatters {
  const tag = withLatinDigits(locale);
  // Each formatter is created at its first use, because creating one takes a slow phone some milliseconds.
  const numbers = () => kept(`${tag} number`, () => new Intl.NumberFormat(tag));
  const percents = () =>
    kept(`${tag} percent`, () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));
  const dayCounts = () =>
    kept(
      `${tag} days`,
      () => new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
    );
  const weekdays = () =>
    kept(`${tag} weekday ${timeZone}`, () => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone }));
  const lists = () => kept(`${tag} list`, () => new Intl.ListFormat(tag, { type: 'conjunction' }));

  const days = (count: number) => dayCounts().format(count);
  const relativeDay = (at: EpochMs, now: EpochMs) =>
    formatRelativeDay(at, now, locale, dateFormat, timeZone, thisYear);
  return {
    money: (money, purpose) => formatMoney(money, locale, purpose),
    figure: (money, purpose) => figureOf(formatMoneyParts(money, locale, purpose)),
    moneyParts: (money, purpose) => formatMoneyParts(money, locale, purpose),
    number: (value) => numbers().format(value),
    percent: (permille) => percents().format(share(BigInt(permille))),
    day: (at) => formatDay(at, locale, dateFormat, timeZone, thisYear),
    time: (at) => formatTime(at, locale, dateFormat, timeZone),
    dateTime: (at) => formatDateTime(at, locale, dateFormat, timeZone, thisYear),
    clock: (at) => formatDateTime(at, locale, dateFormat, timeZone),
    ago: (at, now) => formatAgo(at, now, locale, dateFormat, timeZone, thisYear),
    relativeDay,
    headingDay(at, now) {
      const day = relativeDay(at, now);
      return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
    },
    weekday: (at) => weekdays().format(at),
    days,
    duration: (left) =>
      left.days > 0
        ? `${days(left.days).replaceAll(' ', NO_BREAK_SPACE)}${NO_BREAK_SPACE}${clockOf(left)}`
        : clockOf(left),
    fileSize: (bytes) => sizeText(tag, bytes),
    list: (items) => lists().format(items),
  };
}

const KILOBYTE = 1024;

function sizeText(tag: string, bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  const [unit, value] =
    kilobytes < KILOBYTE ? (['kilobyte', kilobytes] as const) : (['megabyte', kilobytes / KILOBYTE] as const);
  const sizes = kept(
    `${tag} ${unit}`,
    () => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumSignificantDigits: 2 }),
  );
  return sizes.format(value).replace(' ', NO_BREAK_SPACE);
}

function kept<T extends object>(key: string, make: () => T): T {
  const known = cache.get(key);
  // The cast holds because the key names the kind of the object, so a cached object has the type that `make`
  // gives.
  if (known) return known as T;
  const made = make();
  cache.set(key, made);
  return made;
}

/** Permille as an exact decimal text, which Intl takes without going through a float. */
function share(permille: bigint): `${number}` {
  const digits = (permille < 0n ? -permille : permille).toString().padStart(4, '0');
  return `${permille < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}` as `${number}`;
}

function clockOf({ hours, minutes, seconds }: Remaining): string {
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

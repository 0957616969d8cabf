import { err, ok, type Result } from '../result.ts';

declare const epochMsBrand: unique symbol;
declare const clockDayBrand: unique symbol;

/** Milliseconds since 1970-01-01T00:00:00Z, a whole number. Made by {@link epochMs} or {@link fromIso}. */
export type EpochMs = number & { readonly [epochMsBrand]: true };

/**
 * A day of the product's clock: whole days since 1970-01-01, in UTC. Income, check-ins and settlement count in
 * these, whatever a member's time zone.
 */
export type ClockDay = number & { readonly [clockDayBrand]: true };

/** Source of the time. Services read the test clock; nothing else reads a real one (PRODUCT 2). */
export interface Clock {
  now(): EpochMs;
}

/** One second, in milliseconds. */
export const SECOND_MS = 1000;
/** One minute, in milliseconds. */
export const MINUTE_MS = 60 * SECOND_MS;
/** One hour, in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** One day, in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** The furthest time from 1970 that a `Date` can hold, in either direction. */
const LIMIT_MS = 8.64e15;

/** Brand a number of milliseconds; throws unless it is a whole number that a date can hold. */
export function epochMs(ms: number): EpochMs {
  if (!Number.isInteger(ms) || Math.abs(ms) > LIMIT_MS) throw new RangeError(`domain: not a time: ${ms}`);
  return (ms + 0) as EpochMs;
}

/** Move a time by a whole number of milliseconds, forward or back. */
export function addMs(at: EpochMs, ms: number): EpochMs {
  return epochMs(at + ms);
}

/**
 * Read a time in ISO 8601 with its time zone: "2026-03-01T09:30:00.000Z", "2026-03-01T11:30+02:00".
 *
 * A date alone, a time without a zone, or a day that the calendar does not have is `malformed`.
 */
export function fromIso(text: string): Result<EpochMs, 'malformed'> {
  const match =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(?:Z|([+-])(\d{2}):(\d{2}))$/.exec(
      text,
    );
  if (!match) return err('malformed');
  const [
    ,
    date = '',
    hours,
    minutes,
    seconds = '0',
    fraction = '',
    sign,
    zoneHours = '0',
    zoneMinutes = '0',
  ] = match;
  const day = parseIsoDay(date);
  const inRange =
    Number(hours) < 24 &&
    Number(minutes) < 60 &&
    Number(seconds) < 60 &&
    Number(zoneHours) < 24 &&
    Number(zoneMinutes) < 60;
  if (!day.ok || !inRange) return err('malformed');
  const ofDay =
    Number(hours) * HOUR_MS +
    Number(minutes) * MINUTE_MS +
    Number(seconds) * SECOND_MS +
    Number(fraction.padEnd(3, '0'));
  const offset = (Number(zoneHours) * HOUR_MS + Number(zoneMinutes) * MINUTE_MS) * (sign === '-' ? -1 : 1);
  return ok(epochMs(startOfDay(day.value) + ofDay - offset));
}

/** Write a time in ISO 8601, in UTC with milliseconds: "2026-03-01T09:30:00.000Z". */
export function toIso(at: EpochMs): string {
  return new Date(at).toISOString();
}

/** Brand a number of days since 1970-01-01; throws unless it is a whole number that a date can hold. */
export function clockDay(days: number): ClockDay {
  if (!Number.isInteger(days) || Math.abs(days) > LIMIT_MS / DAY_MS)
    throw new RangeError(`domain: not a day: ${days}`);
  return (days + 0) as ClockDay;
}

/** Move a day by a whole number of days, forward or back. */
export function addDays(day: ClockDay, days: number): ClockDay {
  return clockDay(day + days);
}

/** The clock day that a time falls on. */
export function dayOf(at: EpochMs): ClockDay {
  return clockDay(Math.floor(at / DAY_MS));
}

/** The first millisecond of a day. */
export function startOfDay(day: ClockDay): EpochMs {
  return epochMs(day * DAY_MS);
}

/** The end of a day, which is the first millisecond of the next: a day is a half-open range. */
export function endOfDay(day: ClockDay): EpochMs {
  return startOfDay(addDays(day, 1));
}

/** Write a day as "YYYY-MM-DD". */
export function isoDay(day: ClockDay): string {
  const iso = toIso(startOfDay(day));
  return iso.slice(0, iso.indexOf('T'));
}

/** Read a day from "YYYY-MM-DD"; a day that the calendar does not have ("2026-02-30") is `malformed`. */
export function parseIsoDay(text: string): Result<ClockDay, 'malformed'> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return err('malformed');
  const ms = Date.parse(`${text}T00:00:00.000Z`);
  if (Number.isNaN(ms)) return err('malformed');
  const day = dayOf(epochMs(ms));
  return isoDay(day) === text ? ok(day) : err('malformed');
}

/** The day of the week, 1 (Monday) to 7 (Sunday). */
export function weekday(day: ClockDay): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  // Day 0 (1970-01-01) was a Thursday.
  const mondayFirst = (((day + 3) % 7) + 7) % 7;
  return (mondayFirst + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** Tell whether a day is Monday to Friday, when withdrawals settle (PRODUCT 5). */
export function isBusinessDay(day: ClockDay): boolean {
  return weekday(day) <= 5;
}

/** The first Monday-to-Friday day after this one; Monday for a Friday, a Saturday and a Sunday. */
export function nextBusinessDay(day: ClockDay): ClockDay {
  const next = addDays(day, 1);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
}

/** This day when it is Monday to Friday, otherwise the following Monday. */
export function businessDayFrom(day: ClockDay): ClockDay {
  return isBusinessDay(day) ? day : nextBusinessDay(day);
}

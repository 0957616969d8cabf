import {
  clockDay,
  type ClockDay,
  CURRENCY,
  type EpochMs,
  fromIso,
  type Money,
  parseIsoDay,
  parseMoney,
  startOfDay,
  unwrap,
} from '@paydirt/domain';

/** Read an amount of play USDT as it travels. The call's schema has checked its form. */
export function moneyOf(decimal: string): Money {
  return unwrap(parseMoney(decimal, CURRENCY));
}

/** Read a time as it travels. The call's schema has checked its form. */
export function timeOf(iso: string): EpochMs {
  return unwrap(fromIso(iso));
}

/** Read an hour such as `08:00`, the same on every day of the clock, as a moment of some day. */
export function hourOf(hour: string): EpochMs {
  return timeOf(`1970-01-01T${hour}:00.000Z`);
}

/** Read a time that may be missing. */
export function timeOrNull(iso: string | null): EpochMs | null {
  return iso === null ? null : timeOf(iso);
}

/** Read a clock day, and give its first moment, which is what formatters take. */
export function startOf(isoDay: string): EpochMs {
  return startOfDay(dayOfWire(isoDay));
}

/** Read a clock day. */
export function dayOfWire(isoDay: string): ClockDay {
  return clockDay(unwrap(parseIsoDay(isoDay)));
}

import type { CheckInMonth } from '@paydirt/contract/rewards/check-in';
import { addDays, type ClockDay, isoDay, startOfDay } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { SignInDay, SignInDayState } from '@paydirt/ui/sign-in-calendar';

import { dayOfWire, moneyOf } from '../../../platform/data/wire.ts';

/** Translations, formatters and dates from which the days of a month are made, besides its check-ins. */
export interface MonthTexts {
  readonly t: Translate;
  readonly format: Formatters;
  /** The services' day. */
  readonly today: ClockDay;
  /** The day on which the member joined. */
  readonly joined: ClockDay;
  /** The reward of one day, as on the wire. */
  readonly reward: string;
}

/** Get the month before or after a month, in the form "2026-11". */
export function adjacentMonth(month: string, step: -1 | 1): string {
  const first = dayOfWire(`${month}-01`);
  // The first day of a month plus 32 days is in the next month.
  return monthOf(addDays(first, step === 1 ? 32 : -1));
}

export function monthOf(day: ClockDay): string {
  return isoDay(day).slice(0, 7);
}

function stateOf(day: ClockDay, done: boolean, { today, joined }: MonthTexts): SignInDayState {
  if (done) return 'done';
  if (day === today) return 'today';
  if (day > today) return 'upcoming';
  return day < joined ? 'before' : 'missed';
}

/** Format every day of a month, in order, with its reward: received, or for checking in on it (H12). */
export function toMonthDays({ month, days }: CheckInMonth, texts: MonthTexts): SignInDay[] {
  const { t, format, reward } = texts;
  const brought = new Map(days.map((day) => [day.day, day.reward]));
  const written: SignInDay[] = [];
  for (let day = dayOfWire(`${month}-01`); monthOf(day) === month; day = addDays(day, 1)) {
    const date = isoDay(day);
    const state = stateOf(day, brought.has(date), texts);
    const amount = moneyOf(brought.get(date) ?? reward);
    written.push({
      date,
      figure: String(Number(date.slice(-2))),
      text: t(`checkIn.day.${state}`, {
        day: format.day(startOfDay(day)),
        amount: format.money(amount, state === 'upcoming' ? 'balance' : 'delta'),
      }),
      state,
    });
  }
  return written;
}

import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema, monthSchema, nothingSchema } from '../basics.ts';
import { defineCall, PAID_BY_BUDGET } from '../call.ts';

/** State of the daily check-in on the current clock day. */
export const checkInStateSchema = v.object({
  day: daySchema,
  signed: v.boolean(),
  /** This person checked in on an earlier account: the day is then `signed`, without a record. */
  earlier: v.boolean(),
  /** Reward of this day; the same on every day, and known beforehand (H12). */
  reward: amountSchema,
  /** Days in a row up to today, or up to yesterday while today is open. Nothing depends on it. */
  streak: countSchema,
  /** The next clock day and its reward. */
  next: v.object({ day: daySchema, reward: amountSchema }),
  /** The promotion budget can cover the reward now; otherwise it is not paid (H6). */
  covered: v.boolean(),
  /** The record of today's reward; null until there is one. */
  recordId: v.nullable(idSchema),
});

export type CheckInState = v.InferOutput<typeof checkInStateSchema>;

/** Check-ins of a month of the clock, oldest first. */
export const checkInMonthSchema = v.object({
  month: monthSchema,
  days: v.array(v.object({ day: daySchema, reward: amountSchema, recordId: idSchema })),
  /** Sum of their rewards. */
  total: amountSchema,
});

export type CheckInMonth = v.InferOutput<typeof checkInMonthSchema>;

export const checkInState = defineCall({
  service: 'user',
  method: 'GET',
  path: 'signin/today',
  summary: "Today's check-in: whether it is done, what it brings, days in a row, and what tomorrow brings",
  keep: true,
  shows: ['check_ins'],
  input: nothingSchema,
  result: checkInStateSchema,
});

const checkingIn = {
  service: 'user',
  method: 'POST',
  money: true,
  changes: PAID_BY_BUDGET,
  // `day` is the one that the member saw; on any other day the call is refused.
  input: v.object({ day: v.optional(daySchema) }),
  result: checkInStateSchema,
  errors: ['already_checked_in', 'paid_before', 'day_changed', 'promotion_budget_empty'],
} as const;

export const checkIn = defineCall({
  ...checkingIn,
  path: 'signin/todaySignin',
  summary:
    'Check in, once per clock day: the fixed reward comes from the promotion budget (H12). With `day`, only while it is that day',
});

export const checkInToday = defineCall({
  ...checkingIn,
  path: 'signin/today',
  summary: 'The same operation as signin/todaySignin, under its other name: a key of one is a key of both',
  keysOf: checkIn.path,
});

export const checkInMonth = defineCall({
  service: 'user',
  method: 'GET',
  path: 'signin/record',
  summary:
    "The days of a month on which the member checked in, with what each brought; left out, this month's",
  keep: true,
  shows: ['check_ins'],
  input: v.object({ month: v.optional(monthSchema) }),
  result: checkInMonthSchema,
});

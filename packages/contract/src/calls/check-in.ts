import * as v from 'valibot';

import { defineCall, PAID_BY_BUDGET } from '../call.ts';
import { daySchema, nothingSchema } from '../schemas/basics.ts';
import { checkInMonthSchema, checkInStateSchema } from '../schemas/check-in.ts';
import { monthSchema } from '../schemas/statement.ts';

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
  // The day that the member saw: on another one nothing is done.
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

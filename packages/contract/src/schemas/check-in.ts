import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema } from './basics.ts';
import { monthSchema } from './statement.ts';

/** Where the daily check-in stands on the clock day that it is. */
export const checkInStateSchema = v.object({
  day: daySchema,
  signed: v.boolean(),
  /** Whether this person checked in on an earlier account: `signed` then, without a record. */
  earlier: v.boolean(),
  /** What this day brings or brought; the same on every day, and known beforehand (H12). */
  reward: amountSchema,
  /** Days in a row up to today, or up to yesterday while today is open. Nothing depends on it. */
  streak: countSchema,
  /** What the next clock day will bring. */
  next: v.object({ day: daySchema, reward: amountSchema }),
  /** Whether the promotion budget holds the reward now; what it does not hold is not paid (H6). */
  covered: v.boolean(),
  /** The record of today's reward; null until there is one. */
  recordId: v.nullable(idSchema),
});

/** Check-ins of a month of the clock, oldest first. */
export const checkInMonthSchema = v.object({
  month: monthSchema,
  days: v.array(v.object({ day: daySchema, reward: amountSchema, recordId: idSchema })),
  /** What they brought together. */
  total: amountSchema,
});

import * as v from 'valibot';

import { amountSchema, daySchema } from './basics.ts';

/** A month of the clock, `YYYY-MM`. */
export const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** Summary of a month's statement; it adds up: opening + in − out = closing. */
export const statementSchema = v.object({
  month: monthSchema,
  /** The month is over, so that its statement stays as it is. */
  closed: v.boolean(),
  /** Available balance at the month's beginning, and at its end or now. */
  opening: amountSchema,
  closing: amountSchema,
  /** Sums that came into and went out of the available balance, both without sign. */
  moneyIn: amountSchema,
  moneyOut: amountSchema,
  movements: v.number(),
});

/** A day of what a member has, by who paid (H6). Signed: what was given back or spent is negative. */
export const historyDaySchema = v.object({
  day: daySchema,
  machineRevenue: amountSchema,
  promotionBudget: amountSchema,
  refund: amountSchema,
  /** Play money brought in: recharges and the test faucet. */
  deposited: amountSchema,
  spent: amountSchema,
  withdrawn: amountSchema,
  /** All that the member has at the day's end, or now: available, to receive, arriving, in withdrawal. */
  total: amountSchema,
});

/** Days, oldest first, today last; `opening` and the days' movements add up to the last `total`. */
export const accountHistorySchema = v.object({
  opening: amountSchema,
  days: v.array(historyDaySchema),
});

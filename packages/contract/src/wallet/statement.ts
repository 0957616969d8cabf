import * as v from 'valibot';

import {
  amountSchema,
  daySchema,
  fileSchema,
  integerParameter,
  monthSchema,
  nothingSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';

/** Summary of a month's statement; it adds up: opening + in − out = closing. */
export const statementSchema = v.object({
  month: monthSchema,
  /** The month is over, so its statement no longer changes. */
  closed: v.boolean(),
  /** Available balance at the month's beginning, and at its end or now. */
  opening: amountSchema,
  closing: amountSchema,
  /** Total amounts in and out of the available balance, both without sign. */
  moneyIn: amountSchema,
  moneyOut: amountSchema,
  movements: v.number(),
});

export type Statement = v.InferOutput<typeof statementSchema>;

/** One day of a member's balance, by payer (H6). Signed: refunds and spending are negative. */
export const historyDaySchema = v.object({
  day: daySchema,
  machineRevenue: amountSchema,
  promotionBudget: amountSchema,
  refund: amountSchema,
  /** Play money brought in: recharges and the test faucet. */
  deposited: amountSchema,
  spent: amountSchema,
  withdrawn: amountSchema,
  /**
   * Everything that the member has at the end of the day, or now: available, to collect, on its way, being withdrawn.
   */
  total: amountSchema,
  /**
   * Total amounts in and out of the available balance, both without sign, as in a statement. Answers cached by an
   * earlier version do not have it.
   */
  moved: v.optional(v.object({ moneyIn: amountSchema, moneyOut: amountSchema })),
});

export type HistoryDay = v.InferOutput<typeof historyDaySchema>;

/** Days, oldest first, today last; `opening` and the days' movements add up to the last `total`. */
export const accountHistorySchema = v.object({
  opening: amountSchema,
  days: v.array(historyDaySchema),
});

export type AccountHistory = v.InferOutput<typeof accountHistorySchema>;

export const accountHistory = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/history',
  summary: "Changes of the member's balances, by clock day and by payer, from the journal",
  tag: 'extension',
  costly: true,
  keep: true,
  shows: ['money'],
  input: v.object({ days: v.optional(integerParameter(1, 366), 30) }),
  result: accountHistorySchema,
});

export const statementList = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'statement/list',
  summary: 'Months that there is a statement of, newest first',
  tag: 'extension',
  costly: true,
  keep: true,
  shows: ['money', 'orders'],
  input: nothingSchema,
  result: v.array(statementSchema),
});

export const statementFile = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'statement/file',
  summary: "One month's statement as a file, in the asked language",
  tag: 'extension',
  input: v.object({ month: monthSchema, format: v.picklist(['pdf', 'csv']) }),
  file: ['application/pdf', 'text/csv'],
  result: fileSchema,
  errors: ['not_found'],
});

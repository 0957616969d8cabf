import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { daySchema, idSchema, nothingSchema } from '../schemas/basics.ts';
import { incomePatternSchema } from '../schemas/goods.ts';
import { incomeDaysSchema } from '../schemas/income-day.ts';
import { incomeSummarySchema, takeoutSchema } from '../schemas/wallet.ts';

export const incomeSummary = defineCall({
  service: 'income',
  method: 'GET',
  path: 'income/summary',
  summary: 'Income to receive, on its way, and by day',
  tag: 'extension',
  keep: true,
  shows: ['money'],
  input: nothingSchema,
  result: incomeSummarySchema,
});

export const takeout = defineCall({
  service: 'income',
  method: 'POST',
  path: 'income/takeout',
  summary: 'Receive all income; it arrives about 30 minutes later',
  money: true,
  changes: ['money'],
  input: nothingSchema,
  result: takeoutSchema,
  errors: ['nothing_to_receive'],
});

export const incomeDays = defineCall({
  service: 'income',
  method: 'GET',
  path: 'income/days',
  summary: 'What clock days that are over brought: each machine, and the member (H6, H13)',
  tag: 'extension',
  costly: true,
  shows: ['money'],
  input: v.object({
    /** First and last clock day, both included, at most 400; `from` is `to` when left out. */
    from: v.optional(daySchema),
    to: daySchema,
  }),
  result: incomeDaysSchema,
});

export const incomePattern = defineCall({
  service: 'income',
  method: 'GET',
  path: 'income/pattern',
  summary: 'How a product earns: the published rule, and what it did on each day (H13)',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['products'],
  input: v.object({ productId: idSchema }),
  result: incomePatternSchema,
  errors: ['not_found'],
});

import * as v from 'valibot';

import { amountSchema, nothingSchema } from '../basics.ts';
import { defineCall, PAID_BY_BUDGET } from '../call.ts';

const testControl = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

const budgetSchema = v.object({
  /** Balance of the promotion budget. */
  left: amountSchema,
  /** The operator's own money, the only source of the budget. */
  capital: amountSchema,
});

export const budget = defineCall({
  ...testControl,
  method: 'GET',
  path: 'budget',
  summary: "Balance of the promotion budget, and the operator's own money, which alone can fill it",
  shows: ['budget', 'money'],
  input: nothingSchema,
  result: budgetSchema,
});

export const fillBudget = defineCall({
  ...testControl,
  method: 'POST',
  path: 'budget/fill',
  money: true,
  summary:
    "Set some of the operator's own money aside for the promotion budget; no other money can fill it (H6)",
  changes: PAID_BY_BUDGET,
  input: v.object({ amount: amountSchema }),
  result: budgetSchema,
});

export const spendBudget = defineCall({
  ...testControl,
  method: 'POST',
  path: 'budget/spend',
  money: true,
  summary:
    'Pay the promotion budget to a member (by phone or e-mail) as a bonus, except for the amount `left`',
  changes: PAID_BY_BUDGET,
  input: v.object({ phone: v.pipe(v.string(), v.maxLength(200)), left: v.optional(amountSchema, '0') }),
  result: budgetSchema,
  errors: ['account_unknown', 'promotion_budget_empty'],
});

import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { daySchema, idSchema, nothingSchema } from '../schemas/basics.ts';
import {
  moneyAccountSchema,
  moneyProofSchema,
  moneyReportSchema,
  OPERATOR_ACCOUNTS,
} from '../schemas/money.ts';

export const moneyReport = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'money/report',
  summary:
    'Where the money comes from: deposits and their backing, revenue against income, bonuses, fees (H7)',
  tag: 'extension',
  costly: true,
  keep: true,
  shows: ['money'],
  input: v.object({
    /** First and last clock day, both included, at most 400; the last 30 days when left out. */
    from: v.optional(daySchema),
    to: v.optional(daySchema),
  }),
  result: moneyReportSchema,
});

export const moneyAccount = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'money/account',
  summary: 'One of the operator’s accounts with its entries, newest first: where a payout came from (H6)',
  tag: 'extension',
  costly: true,
  keep: true,
  shows: ['money'],
  input: v.object({
    account: v.picklist(OPERATOR_ACCOUNTS),
    /** For machine revenue, which is kept by product. */
    productId: v.optional(idSchema),
    /** Begin with this entry instead of the newest. */
    entryId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  }),
  result: moneyAccountSchema,
  errors: ['not_found'],
});

export const moneyProof = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'money/proof',
  summary:
    'Proof that the member’s balance is in the sum of all: leaf, path and root of a Merkle sum tree (H7)',
  tag: 'extension',
  costly: true,
  shows: ['money'],
  input: nothingSchema,
  result: moneyProofSchema,
});

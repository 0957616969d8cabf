import { CURRENCY } from '@paydirt/domain';
import * as v from 'valibot';

import { amountSchema, nothingSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** A member's balances. */
export const balanceSchema = v.object({
  available: amountSchema,
  /** Accrued, not collected yet. */
  receivable: amountSchema,
  /** Collected, arriving within 30 minutes. */
  arriving: amountSchema,
  withdrawing: amountSchema,
  currency: v.literal(CURRENCY),
});

export type Balance = v.InferOutput<typeof balanceSchema>;

export const balance = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/balance',
  summary: 'Balances of the member: available, to receive, arriving, in withdrawal',
  tag: 'extension',
  keep: true,
  shows: ['money'],
  input: nothingSchema,
  result: balanceSchema,
});

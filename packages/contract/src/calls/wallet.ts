import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { daySchema, idSchema, listOf, nothingSchema, pageParameters } from '../schemas/basics.ts';
import {
  balanceSchema,
  capitalRecordSchema,
  RECORD_KINDS,
  RECORD_STATUSES,
  recordDetailSchema,
} from '../schemas/wallet.ts';

/** One value, or several separated by commas. */
function severalOf(values: readonly string[]) {
  return v.pipe(
    v.string(),
    v.maxLength(200),
    v.check((text) => text.split(',').every((part) => values.includes(part))),
  );
}

export const balance = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/balance',
  summary: 'What the member has: available, to receive, arriving, in withdrawal',
  tag: 'extension',
  input: nothingSchema,
  result: balanceSchema,
});

export const records = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/records',
  summary: 'Capital records, newest first; `kind` and `status` take several values, separated by commas',
  tag: 'extension',
  input: v.object({
    kind: v.optional(severalOf(RECORD_KINDS)),
    status: v.optional(severalOf(RECORD_STATUSES)),
    /** First and last clock day, both included. */
    from: v.optional(daySchema),
    to: v.optional(daySchema),
    ...pageParameters,
  }),
  result: listOf(capitalRecordSchema),
});

export const recordDetail = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/record',
  summary: 'One record with its journal entries: who paid, account by account (H6)',
  tag: 'extension',
  input: v.object({ id: idSchema }),
  result: recordDetailSchema,
  errors: ['not_found'],
});

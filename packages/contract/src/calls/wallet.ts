import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { daySchema, idSchema, listOf, nothingSchema, pageParameters } from '../schemas/basics.ts';
import { fileSchema } from '../schemas/file.ts';
import {
  balanceSchema,
  capitalRecordSchema,
  RECORD_KINDS,
  RECORD_STATUSES,
  recordDetailSchema,
} from '../schemas/wallet.ts';

/** One value, or several separated by commas. @__NO_SIDE_EFFECTS__ */
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
  keep: true,
  shows: ['money'],
  input: nothingSchema,
  result: balanceSchema,
});

/** Which records: kinds, statuses, first and last clock day, both included. */
const recordFilter = {
  kind: v.optional(severalOf(RECORD_KINDS)),
  status: v.optional(severalOf(RECORD_STATUSES)),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
};

export const records = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/records',
  summary: 'Capital records, newest first; `kind` and `status` take several values, separated by commas',
  tag: 'extension',
  keep: true,
  shows: ['money'],
  input: v.object({ ...recordFilter, ...pageParameters }),
  result: listOf(capitalRecordSchema),
});

export const recordsExport = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/records/export',
  summary: 'The same records as a table in CSV (UTF-8 with a byte-order mark, RFC 4180), all of them',
  tag: 'extension',
  input: v.object(recordFilter),
  file: ['text/csv'],
  result: fileSchema,
});

export const recordDetail = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/record',
  summary: 'One record with its journal entries: who paid, account by account (H6)',
  tag: 'extension',
  keep: true,
  shows: ['money'],
  input: v.object({ id: idSchema }),
  result: recordDetailSchema,
  errors: ['not_found'],
});

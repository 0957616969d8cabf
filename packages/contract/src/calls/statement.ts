import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { integerParameter, nothingSchema } from '../schemas/basics.ts';
import { fileSchema } from '../schemas/file.ts';
import { accountHistorySchema, monthSchema, statementSchema } from '../schemas/statement.ts';

export const accountHistory = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/history',
  summary: 'What changed what the member has, by clock day and by who paid, from the journal',
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

import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { emptySchema, nothingSchema } from '../schemas/basics.ts';
import { fileSchema } from '../schemas/file.ts';
import { accountDataSchema } from '../schemas/leaving.ts';

const text = v.pipe(v.string(), v.maxLength(200));

export const accountData = defineCall({
  service: 'user',
  method: 'GET',
  path: 'account/data',
  summary: 'What is kept of the member, and what deleting the account would do to their money',
  tag: 'extension',
  costly: true,
  shows: ['member', 'money', 'orders'],
  input: nothingSchema,
  result: accountDataSchema,
});

export const exportAccount = defineCall({
  service: 'user',
  method: 'GET',
  path: 'account/export',
  summary:
    'Everything that is kept of the member as one archive: JSON, CSV or, left out, both, with a README',
  tag: 'extension',
  input: v.object({ format: v.optional(v.picklist(['json', 'csv'])) }),
  file: ['application/zip'],
  result: fileSchema,
});

export const deleteAccount = defineCall({
  service: 'user',
  method: 'POST',
  path: 'account/delete',
  summary:
    'Delete the account at once: leases are returned, what is left is paid out, entries stay under a pseudonym, all else goes',
  tag: 'extension',
  money: true,
  outlivesMember: true,
  changes: ['money', 'orders', 'withdrawals', 'recharges', 'member'],
  // The code by which this session confirmed who it is, or another one of user/verify-code.
  input: v.object({ code: text, fundPassword: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  result: emptySchema,
  errors: [
    'verify_needed',
    'code_wrong',
    'code_expired',
    'code_too_many_tries',
    'fund_password_wrong',
    'fund_password_locked',
  ],
});

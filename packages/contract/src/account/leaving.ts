import * as v from 'valibot';

import { amountSchema, countSchema, emptySchema, fileSchema, nothingSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Kinds of data that the services keep about a member, by purpose. */
export const KEPT_DATA = [
  'account',
  'sessions',
  'security_events',
  'books',
  'leases',
  'destinations',
  'community',
  'choices',
  'messages',
  'files',
  'outbox',
] as const;

/** One of {@link KEPT_DATA}. */
export type KeptData = (typeof KEPT_DATA)[number];

/** Time for which the services keep data: `account` at most until the account is deleted, `ever` permanently. */
export function keptUntil(what: KeptData): 'account' | 'ever' {
  return what === 'books' || what === 'leases' ? 'ever' : 'account';
}

/** Number of records kept of the member, by kind, and the effect of leaving on their money. */
export const accountDataSchema = v.object({
  kept: v.array(v.object({ what: v.picklist(KEPT_DATA), count: countSchema })),
  /** Effect of deleting the account now; this call changes nothing. */
  leaving: v.object({
    /** Open leases that are returned, and their refund by the rule. */
    leases: countSchema,
    returned: amountSchema,
    /** Pending withdrawals that are stopped, and the amount that is returned. */
    withdrawals: countSchema,
    withdrawing: amountSchema,
    available: amountSchema,
    /** Income that has not been collected, or is on its way. */
    income: amountSchema,
    /** The fee for withdrawing the total, in permille and as an amount. */
    feePermille: countSchema,
    fee: amountSchema,
    /** The total, less the fee. */
    paidOut: amountSchema,
  }),
  /** A withdrawal PIN is set, and is required. */
  fundPasswordSet: v.boolean(),
});

export type AccountData = v.InferOutput<typeof accountDataSchema>;

const text = v.pipe(v.string(), v.maxLength(200));

export const accountData = defineCall({
  service: 'user',
  method: 'GET',
  path: 'account/data',
  summary: 'Data stored about the member, and the effect of deleting the account on their money',
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
  // `code` is the one by which this session confirmed who the member is, or another one of user/verify-code.
  input: v.object({
    code: text,
    fundPassword: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** The payout that was shown; if it has changed since, nothing is deleted. */
    paidOut: v.optional(amountSchema),
  }),
  result: emptySchema,
  errors: [
    'verify_needed',
    'amount_changed',
    'code_wrong',
    'code_expired',
    'code_too_many_tries',
    'fund_password_wrong',
    'fund_password_locked',
  ],
});

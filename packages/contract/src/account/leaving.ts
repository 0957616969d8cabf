import * as v from 'valibot';

import { amountSchema, countSchema, emptySchema, fileSchema, nothingSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Kinds of data that the services keep of a member, by purpose. */
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

/** Until when the services keep data: `account` until it is deleted at the latest, `ever` for good. */
export function keptUntil(what: KeptData): 'account' | 'ever' {
  return what === 'books' || what === 'leases' ? 'ever' : 'account';
}

/** Number of records kept of the member, by kind, and the effect of leaving on their money. */
export const accountDataSchema = v.object({
  kept: v.array(v.object({ what: v.picklist(KEPT_DATA), count: countSchema })),
  /** Effect of deleting the account now; asking changes nothing. */
  leaving: v.object({
    /** Open leases that are returned, and what they give back by the rule. */
    leases: countSchema,
    returned: amountSchema,
    /** Withdrawals under way that are stopped, and what comes back from them. */
    withdrawals: countSchema,
    withdrawing: amountSchema,
    available: amountSchema,
    /** Income that was not collected, or is on its way. */
    income: amountSchema,
    /** The fee of a withdrawal on all of it, in permille, and what it comes to. */
    feePermille: countSchema,
    fee: amountSchema,
    /** All of it, less the fee. */
    paidOut: amountSchema,
  }),
  /** The withdrawal PIN is asked for. */
  fundPasswordSet: v.boolean(),
});

export type AccountData = v.InferOutput<typeof accountDataSchema>;

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
  input: v.object({
    code: text,
    fundPassword: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** Amount that was shown to be paid out; nothing is deleted where it is another by then. */
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

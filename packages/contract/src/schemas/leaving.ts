import * as v from 'valibot';

import { amountSchema, countSchema } from './basics.ts';

/** What the services keep of a member, by what it is for. */
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

/** How much of each is kept of the member, and what leaving would do to their money. */
export const accountDataSchema = v.object({
  kept: v.array(v.object({ what: v.picklist(KEPT_DATA), count: countSchema })),
  /** What deleting the account would do now; nothing of it is done by asking. */
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
  /** Whether the withdrawal PIN is asked for. */
  fundPasswordSet: v.boolean(),
});

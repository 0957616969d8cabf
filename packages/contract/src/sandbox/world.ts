import { parseMoney } from '@paydirt/domain';
import * as v from 'valibot';

import {
  amountSchema,
  countParameter,
  currencySchema,
  emptySchema,
  localAmountSchema,
  nothingSchema,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { hashSchema } from '../wallet/money.ts';

const panel = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

/** In class mode limited to the member's own data, so the call needs to know the member. */
const own = { ...panel, auth: 'optional', classAccess: 'own' } as const;

export const seed = defineCall({
  ...panel,
  classAccess: 'own',
  method: 'GET',
  path: 'seed',
  summary: 'Public invitation codes, ready-made members to log in as, and redemption codes',
  input: nothingSchema,
  result: v.object({
    /** The test controls need the class key and this request brought none: then the list of members is empty. */
    keyNeeded: v.boolean(),
    invitationCodes: v.array(v.string()),
    members: v.array(
      v.object({
        phone: v.string(),
        password: v.string(),
        fundPassword: v.nullable(v.string()),
        name: v.string(),
        /** State that this member shows; its text is `seed.<about>` in the catalogues. */
        about: v.picklist([
          'new',
          'with_leases',
          'nothing_bound',
          'high_level',
          // The members of the scenarios (scenarios.ts), one each.
          'first_day',
          'bad_days',
          'everything',
          'nothing',
          'many_records',
        ]),
      }),
    ),
    redemptionCodes: v.array(
      v.pipe(
        v.object({
          code: v.string(),
          state: v.picklist(['valid', 'used', 'expired']),
          currency: currencySchema,
          /** The maximum that can be redeemed, in the code's currency. */
          limit: amountSchema,
        }),
        v.check(({ limit, currency }) => parseMoney(limit, currency).ok),
      ),
    ),
  }),
});

const clockSchema = v.object({
  now: timeSchema,
  /** The clock is moving to a time; or a due task failed and is being retried; or neither. */
  state: v.picklist(['ready', 'advancing', 'failed']),
  /** Start and end of the clock move in progress. */
  from: v.nullable(timeSchema),
  to: v.nullable(timeSchema),
});

export const clock = defineCall({
  ...panel,
  classAccess: 'open',
  method: 'GET',
  path: 'clock',
  summary: 'The test clock, and how far a move of it is',
  input: nothingSchema,
  result: clockSchema,
});

export const moveClock = defineCall({
  ...panel,
  method: 'POST',
  path: 'clock',
  summary:
    'Move the test clock forward, by seconds or to a time; answers when what fell due is done, or after twenty seconds how far it is. A move goes on by itself, and whoever asks meanwhile joins it, counted from where it began',
  input: v.object({
    advanceSeconds: v.optional(countParameter(400 * 86_400)),
    to: v.optional(timeSchema),
  }),
  result: clockSchema,
  errors: ['clock_backwards', 'clock_too_far'],
});

export const outbox = defineCall({
  ...own,
  method: 'GET',
  path: 'outbox',
  summary:
    'Every SMS and e-mail that would have been sent, newest first; without the class key, those to whoever asks',
  shows: ['outbox'],
  input: v.object({ to: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  result: v.array(
    v.object({
      to: v.string(),
      channel: v.picklist(['sms', 'email']),
      code: v.nullable(v.string()),
      text: v.string(),
      time: timeSchema,
    }),
  ),
});

export const faucet = defineCall({
  ...own,
  method: 'POST',
  path: 'faucet',
  money: true,
  summary:
    'Grant play USDT to a member (by phone or e-mail), at most 10,000 at a time; without the class key, to oneself',
  changes: ['money'],
  input: v.object({ phone: v.pipe(v.string(), v.maxLength(200)), amount: localAmountSchema }),
  result: v.object({ available: amountSchema }),
  errors: ['account_unknown'],
});

export const reset = defineCall({
  ...panel,
  method: 'POST',
  path: 'reset',
  summary: 'Throw everything away and plant the seed again; ends all sessions',
  input: nothingSchema,
  result: emptySchema,
});

export const ledgerCheck = defineCall({
  ...panel,
  classAccess: 'open',
  method: 'GET',
  path: 'ledger/check',
  summary:
    'Add up all postings, prove every rule and link since the last seal, and say whether every invariant holds',
  costly: true,
  shows: ['money'],
  limit: 'audit',
  input: nothingSchema,
  result: v.object({
    sum: amountSchema,
    entries: v.number(),
    accounts: v.number(),
    ok: v.boolean(),
    /** Names of the invariants that do not hold. */
    broken: v.array(v.string()),
    /** The hash chain over the journal; whoever notes its head can check later that nothing before it has changed. */
    chain: v.object({
      links: v.number(),
      head: v.nullable(hashSchema),
      /**
       * Number of links that were verified earlier, when a day was sealed; the rules and hashes of later links have
       * been verified now.
       */
      sealed: v.number(),
    }),
  }),
});

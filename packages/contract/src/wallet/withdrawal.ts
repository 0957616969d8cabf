import { CONSTANTS, CURRENCY } from '@paydirt/domain';
import * as v from 'valibot';

import {
  amountSchema,
  emptySchema,
  idSchema,
  listOf,
  localAmountSchema,
  nothingSchema,
  followingParameters,
  timeOfDaySchema,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { lineParameter } from '../free-text.ts';
import { rateSchema } from './exchange-rate.ts';

/** Channels of a withdrawal (SERVICES). */
export const WITHDRAWAL_CHANNELS = ['usdt', 'cash'] as const;
/** Status of a withdrawal (PRODUCT 5). */
export const WITHDRAWAL_STATUSES = ['pending', 'processing', 'succeeded', 'failed', 'cancelled'] as const;
/** Reason for a failure; `test_panel` has its own text. */
export const WITHDRAWAL_FAILURES = ['wrong_bank_data', 'sent_back', 'test_panel'] as const;
export const withdrawalChannelSchema = v.picklist(WITHDRAWAL_CHANNELS);

/** Currency that banks pay in. */
const payoutCurrencySchema = v.literal('NGN');

/** Payout of a withdrawal in a local currency, at the rate when it was requested. */
export const payoutSchema = v.object({
  currency: payoutCurrencySchema,
  /** Local currency for one USDT. */
  rate: rateSchema,
  amount: localAmountSchema,
});

/** One withdrawal. Amounts are in USDT; `fee` and `net` add up to `amount`. */
export const withdrawalSchema = v.object({
  id: idSchema,
  /** Short number for people to refer to it: "PD-7K2M4Q". */
  code: v.string(),
  channel: withdrawalChannelSchema,
  amount: amountSchema,
  fee: amountSchema,
  net: amountSchema,
  currency: v.literal(CURRENCY),
  /** For `cash`, the amount that the bank pays. */
  payout: v.nullable(payoutSchema),
  status: v.picklist(WITHDRAWAL_STATUSES),
  /** Destination; it is kept even after its owner has deleted it from the address book. */
  destination: v.object({
    id: idSchema,
    /** The label of an address, the name of a bank. */
    name: v.string(),
    /** Chain of an address. */
    chain: v.nullable(v.string()),
    /** The whole address, or the last four digits of an account. */
    account: v.string(),
  }),
  time: timeSchema,
  /** Time from which it is processed. */
  processingAt: timeSchema,
  arrivesAt: timeSchema,
  /** A weekend comes in between: it settles on Monday. */
  waitsForMonday: v.boolean(),
  /** It is still pending, so the member can cancel it. */
  cancellable: v.boolean(),
  /** Time at which it succeeded, failed or was cancelled. */
  finishedAt: v.nullable(timeSchema),
  /** Reason for the failure; its text is `withdraw.failure.<name>`. */
  failure: v.nullable(v.picklist(WITHDRAWAL_FAILURES)),
  /** Reason for the failure in words, in the requested language where it is one of ours. */
  reason: v.nullable(v.string()),
  /** The capital record that debited the amount, and the one that returned it. */
  recordId: idSchema,
  returnRecordId: v.nullable(idSchema),
});

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;

/** Terms of a withdrawal channel, before anything is typed (H8). */
export const withdrawalTermsSchema = v.object({
  /** The minimum amount, in USDT. */
  minimum: amountSchema,
  feePermille: v.number(),
  /** Minimum time in which it can be cancelled. */
  cancelMinutes: v.number(),
  /** For a request made now: when it is processed, when it arrives, and whether a weekend comes in between. */
  processingAt: timeSchema,
  arrivesAt: timeSchema,
  waitsForMonday: v.boolean(),
});

export type WithdrawalTerms = v.InferOutput<typeof withdrawalTermsSchema>;

/** Terms of withdrawing to a bank, with its rate and hours. */
export const cashTermsSchema = v.object({
  ...withdrawalTermsSchema.entries,
  /** Currency that the bank pays in. */
  currency: payoutCurrencySchema,
  /** That currency for one USDT; two decimals, as people read it. */
  rate: v.pipe(rateSchema, localAmountSchema),
  /** The minimum in that currency. */
  localMinimum: localAmountSchema,
  /** Hours of the clock between which banks work, Monday to Friday: "09:00" to "18:00". */
  opens: timeOfDaySchema,
  closes: timeOfDaySchema,
  /** State of the banks now, and the time when they next open. */
  open: v.boolean(),
  opensAt: timeSchema,
});

export type CashTerms = v.InferOutput<typeof cashTermsSchema>;

export const cashWithdrawStatus = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'cash/withdraw/status',
  summary: 'Terms of a withdrawal to a bank: hours, open or closed now, minimum, fee, rate, arrival',
  keep: true,
  shows: ['withdrawals'],
  input: nothingSchema,
  result: cashTermsSchema,
});

export const withdrawConfig = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'withdraw/config',
  summary: 'Cost and arrival of a withdrawal requested now, for both channels (H8)',
  tag: 'extension',
  keep: true,
  shows: ['withdrawals'],
  input: nothingSchema,
  result: v.object({ usdt: withdrawalTermsSchema, cash: cashTermsSchema }),
});

export const createWithdrawal = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'withdraw/create',
  summary:
    'Withdraw to an address of the member (usdt) or a bank account of theirs (cash); `amount` is in USDT',
  tag: 'extension',
  money: true,
  changes: ['money', 'withdrawals', 'pin'],
  input: v.object({
    channel: withdrawalChannelSchema,
    amount: amountSchema,
    addressId: v.optional(idSchema),
    bankId: v.optional(idSchema),
    /** For `cash`, the rate that the member saw: the withdrawal is paid at this rate, or not at all. */
    rate: v.optional(amountSchema),
    fundPassword: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  result: withdrawalSchema,
  errors: [
    'insufficient_balance',
    'below_minimum',
    'not_found',
    'rate_changed',
    'verify_needed',
    'fund_password_not_set',
    'fund_password_wrong',
    'fund_password_locked',
  ],
});

export const withdrawals = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'withdraw/list',
  summary: 'Withdrawals, newest first',
  tag: 'extension',
  keep: true,
  shows: ['withdrawals', 'money'],
  input: v.object(followingParameters),
  result: listOf(withdrawalSchema),
});

export const withdrawalDetail = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'withdraw/detail',
  summary: 'One withdrawal',
  tag: 'extension',
  keep: true,
  shows: ['withdrawals', 'money'],
  input: v.object({ id: idSchema }),
  result: withdrawalSchema,
  errors: ['not_found'],
});

export const cancelWithdrawal = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'withdraw/cancel',
  summary: 'Cancel a withdrawal that is still pending; the whole amount comes back',
  tag: 'extension',
  money: true,
  changes: ['money', 'withdrawals'],
  input: v.object({ id: idSchema }),
  result: withdrawalSchema,
  errors: ['not_found', 'not_cancellable'],
});

export const failNextWithdrawal = defineCall({
  service: 'sandbox',
  tag: 'sandbox',
  auth: 'none',
  method: 'POST',
  path: 'withdrawal/fail-next',
  summary: 'Let the next withdrawal of a member (by phone or e-mail) that would settle fail, for this reason',
  input: v.object({
    phone: v.pipe(v.string(), v.maxLength(200)),
    reason: lineParameter(CONSTANTS.FAILURE_REASON_MAX_LENGTH),
  }),
  result: emptySchema,
  errors: ['account_unknown'],
});

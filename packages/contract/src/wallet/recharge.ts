import { parseMoney } from '@paydirt/domain';
import * as v from 'valibot';

import {
  amountSchema,
  countSchema,
  currencySchema,
  idSchema,
  localAmountSchema,
  nothingSchema,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { exchangeRateSchema, rateSchema } from './exchange-rate.ts';

/** Channels of a recharge (SERVICES). */
export const RECHARGE_CHANNELS = ['usdt', 'cash'] as const;
/** Status of a recharge (PRODUCT 5): `usdt` is seen and confirmed, `cash` is processed. */
export const RECHARGE_STATUSES = ['intent', 'seen', 'processing', 'credited', 'failed'] as const;
/** Reason for the failure of a recharge; its text is `recharge.reason.<name>`. */
export const RECHARGE_REASONS = ['expired', 'wrong_bank_data', 'sent_back'] as const;
export const rechargeChannelSchema = v.picklist(RECHARGE_CHANNELS);

/** One recharge, by any channel. */
export const rechargeSchema = v.pipe(
  v.object({
    id: idSchema,
    channel: rechargeChannelSchema,
    status: v.picklist(RECHARGE_STATUSES),
    /** Amount that is credited, in USDT. */
    amount: amountSchema,
    /** Amount that the member pays, and its currency. */
    paid: amountSchema,
    currency: currencySchema,
    /** Rate that was fixed when the recharge was requested; null where nothing is converted. */
    rate: v.nullable(rateSchema),
    rateAt: v.nullable(timeSchema),
    /** Target of the deposit: a test address, which can receive nothing (H2). Only for `usdt`. */
    chain: v.nullable(v.literal('BEP20')),
    address: v.nullable(v.pipe(v.string(), v.regex(/^test1[0-9a-z]{1,80}$/))),
    /** Content of the QR code: `paydirt-test:…` (H2). */
    uri: v.nullable(v.pipe(v.string(), v.startsWith('paydirt-test:'), v.maxLength(200))),
    confirmations: countSchema,
    needed: v.pipe(countSchema, v.maxValue(1000)),
    time: timeSchema,
    /** Time at which a recharge without a deposit fails; null for `cash`. */
    expiresAt: v.nullable(timeSchema),
    /** When the deposit was seen. */
    seenAt: v.nullable(timeSchema),
    /** Expected time of the credit; null while nothing is in progress. */
    expectedAt: v.nullable(timeSchema),
    /** When it was credited or failed. */
    finishedAt: v.nullable(timeSchema),
    reason: v.nullable(v.picklist(RECHARGE_REASONS)),
    /** Its capital record. */
    recordId: idSchema,
  }),
  v.check(({ paid, currency }) => parseMoney(paid, currency).ok),
);

export type Recharge = v.InferOutput<typeof rechargeSchema>;

/** Terms of both channels, before anything is typed (H8). */
export const rechargeConfigSchema = v.object({
  usdt: v.object({
    chain: v.literal('BEP20'),
    minimum: amountSchema,
    maximum: amountSchema,
    fee: amountSchema,
    /** Number of confirmations until it is credited, and approximately how long they take. */
    needed: v.number(),
    seconds: v.number(),
    /** Time that an intent waits for its deposit. */
    expiresAfterSeconds: v.number(),
  }),
  cash: v.object({
    minimum: localAmountSchema,
    maximum: localAmountSchema,
    fee: amountSchema,
    seconds: v.number(),
    rate: exchangeRateSchema,
  }),
});

export const rechargeConfig = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'recharge/config',
  summary: 'Terms of both channels of a recharge: minimums, fee, time, confirmations, rate (H8)',
  tag: 'extension',
  keep: true,
  shows: ['recharges'],
  input: nothingSchema,
  result: rechargeConfigSchema,
});

export const addRecharge = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'recharge/add',
  summary:
    'Begin a recharge in USDT, to a test address, or in NGN by a test `card`; a `rate` that no longer holds is refused',
  money: true,
  changes: ['money', 'recharges'],
  input: v.object({
    channel: rechargeChannelSchema,
    amount: amountSchema,
    card: v.optional(idSchema),
    rate: v.optional(amountSchema),
  }),
  result: rechargeSchema,
  errors: ['below_minimum', 'rate_changed', 'too_many_open_recharges'],
});

export const rechargeStatus = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'recharge/status',
  summary: 'State of a recharge',
  tag: 'extension',
  keep: true,
  shows: ['recharges', 'money'],
  input: v.object({ id: idSchema }),
  result: rechargeSchema,
  errors: ['not_found'],
});

export const confirmDeposit = defineCall({
  service: 'sandbox',
  tag: 'sandbox',
  auth: 'optional',
  classAccess: 'own',
  method: 'POST',
  path: 'deposit/confirm',
  summary:
    'Send the test deposit of a USDT recharge: it is seen at once, and confirmed on the test clock; without the class key, of one’s own',
  changes: ['money', 'recharges'],
  input: v.object({ id: idSchema }),
  result: rechargeSchema,
  errors: ['not_found', 'deposit_not_expected'],
});

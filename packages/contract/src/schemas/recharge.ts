import { parseMoney } from '@paydirt/domain';
import * as v from 'valibot';

import { amountSchema, countSchema, idSchema, localAmountSchema, timeSchema } from './basics.ts';
import { currencySchema } from './currency.ts';
import { mailboxSchema } from './messages.ts';
import { exchangeRateSchema, rateSchema } from './rate.ts';

/** Channels of a recharge (SERVICES). */
export const RECHARGE_CHANNELS = ['usdt', 'cash'] as const;
/** Where a recharge stands (PRODUCT 5): `usdt` is seen and confirmed, `cash` is processed. */
export const RECHARGE_STATUSES = ['intent', 'seen', 'processing', 'credited', 'failed'] as const;
/** Why a recharge failed; its text is `recharge.reason.<name>`. */
export const RECHARGE_REASONS = ['expired', 'wrong_bank_data', 'sent_back'] as const;

export const rechargeChannelSchema = v.picklist(RECHARGE_CHANNELS);

/** One recharge, whichever way it comes. */
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
    /** Rate that was fixed at the intent; null where nothing is converted. */
    rate: v.nullable(rateSchema),
    rateAt: v.nullable(timeSchema),
    /** Where the deposit goes: a test address, which can receive nothing (H2). Of `usdt` alone. */
    chain: v.nullable(v.literal('BEP20')),
    address: v.nullable(v.pipe(v.string(), v.regex(/^test1[0-9a-z]{1,80}$/))),
    /** Content of the QR code: `paydirt-test:…` (H2). */
    uri: v.nullable(v.pipe(v.string(), v.startsWith('paydirt-test:'), v.maxLength(200))),
    confirmations: countSchema,
    needed: v.pipe(countSchema, v.maxValue(1000)),
    /** The card of `cash`, where one was chosen. */
    bankId: v.nullable(idSchema),
    time: timeSchema,
    /** When an intent without deposit fails; null for `cash`. */
    expiresAt: v.nullable(timeSchema),
    /** When the deposit was seen. */
    seenAt: v.nullable(timeSchema),
    /** When it is expected to be credited; null while nothing is under way. */
    expectedAt: v.nullable(timeSchema),
    /** When it was credited or failed. */
    finishedAt: v.nullable(timeSchema),
    reason: v.nullable(v.picklist(RECHARGE_REASONS)),
    /** Its capital record. */
    recordId: idSchema,
  }),
  v.check(({ paid, currency }) => parseMoney(paid, currency).ok),
);

/** Terms of both channels, before anything is typed (H8). */
export const rechargeConfigSchema = v.object({
  usdt: v.object({
    chain: v.literal('BEP20'),
    minimum: amountSchema,
    maximum: amountSchema,
    fee: amountSchema,
    /** Confirmations until it is credited, and about how long they take. */
    needed: v.number(),
    seconds: v.number(),
    /** How long an intent waits for its deposit. */
    expiresAfterSeconds: v.number(),
  }),
  cash: v.object({
    minimum: localAmountSchema,
    maximum: localAmountSchema,
    fee: amountSchema,
    seconds: v.number(),
    rate: exchangeRateSchema,
  }),
  /** The least recharge in any local currency that has no minimum of its own. */
  localMinimum: amountSchema,
});

/** Value of a redemption code, before it is used. */
export const redemptionOfferSchema = v.pipe(
  v.object({
    code: v.string(),
    currency: currencySchema,
    /** At most so much can be taken, in the code's currency. */
    limit: amountSchema,
    rate: exchangeRateSchema,
    validUntil: timeSchema,
  }),
  v.check(({ limit, currency }) => parseMoney(limit, currency).ok),
);

/** Events of the socket: a type, and its current state. */
export const socketEventSchema = v.variant('type', [
  v.object({ type: v.literal('ready'), data: v.object({ heartbeatSeconds: v.number() }) }),
  v.object({ type: v.literal('heartbeat'), data: v.object({ now: timeSchema }) }),
  v.object({ type: v.literal('recharge'), data: rechargeSchema }),
  v.object({ type: v.literal('mailbox'), data: mailboxSchema }),
  v.object({ type: v.literal('refused'), data: v.object({ error: v.string() }) }),
]);

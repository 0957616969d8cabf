import { CONSTANTS, parseMoney } from '@paydirt/domain';
import * as v from 'valibot';

import { amountSchema, currencySchema, timeSchema } from '../basics.ts';
import { defineCall, PAID_BY_BUDGET } from '../call.ts';
import { exchangeRateSchema } from '../wallet/exchange-rate.ts';
import { capitalRecordSchema } from '../wallet/records.ts';

/** Value of a redemption code, before it is used. */
export const redemptionOfferSchema = v.pipe(
  v.object({
    code: v.string(),
    currency: currencySchema,
    /** The maximum that can be redeemed, in the code's currency. */
    limit: amountSchema,
    rate: exchangeRateSchema,
    validUntil: timeSchema,
  }),
  v.check(({ limit, currency }) => parseMoney(limit, currency).ok),
);

const codeParameter = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.minLength(1),
  v.maxLength(CONSTANTS.REDEMPTION_CODE_MAX_LENGTH),
);

export const checkRedemption = defineCall({
  service: 'exchange',
  method: 'POST',
  path: 'redeem/check',
  summary: 'Value of a redemption code, before it is used; changes nothing',
  tag: 'extension',
  input: v.object({ code: codeParameter }),
  result: redemptionOfferSchema,
  errors: [
    'redemption_code_unknown',
    'redemption_code_used',
    'redemption_code_expired',
    'already_redeemed',
    'paid_before',
  ],
});

export const redeem = defineCall({
  service: 'exchange',
  method: 'POST',
  path: 'redeem/create',
  summary:
    "Redeem a code, once per member: `amount` is in the code's currency, converted at the current rate and paid from the promotion budget (H6)",
  tag: 'extension',
  money: true,
  changes: PAID_BY_BUDGET,
  input: v.object({ code: codeParameter, amount: amountSchema, rate: v.optional(amountSchema) }),
  result: capitalRecordSchema,
  errors: [
    'redemption_code_unknown',
    'redemption_code_used',
    'redemption_code_expired',
    'already_redeemed',
    'paid_before',
    'above_code_value',
    'promotion_budget_empty',
    'rate_changed',
  ],
});

import { readRate } from '@paydirt/domain';
import * as v from 'valibot';

import { amountSchema, currencySchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Units of a currency for one play USDT: an amount above zero. */
export const rateSchema = v.pipe(
  amountSchema,
  v.check((rate) => readRate(rate).ok),
);

/** Units of a currency for one play USDT, and the period for which this rate is valid. */
export const exchangeRateSchema = v.object({
  currency: currencySchema,
  /** Units of the currency for 1 USDT: "1612.50". */
  rate: rateSchema,
  /** Start of the rate's validity, on the test clock. */
  at: timeSchema,
  /** Time of the next rate. */
  until: timeSchema,
});

export type ExchangeRate = v.InferOutput<typeof exchangeRateSchema>;

export const exchangeRate = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'exchangeRate/get',
  summary: 'Units of a currency for one play USDT, and for which time that holds',
  auth: 'optional',
  input: v.object({ currency: currencySchema }),
  result: exchangeRateSchema,
});

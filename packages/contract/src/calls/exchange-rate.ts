import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { currencySchema } from '../schemas/currency.ts';
import { exchangeRateSchema } from '../schemas/rate.ts';

export const exchangeRate = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'exchangeRate/get',
  summary: 'Units of a currency for one play USDT, and for which time that holds',
  auth: 'optional',
  input: v.object({ currency: currencySchema }),
  result: exchangeRateSchema,
});

import { readRate } from '@paydirt/domain';
import * as v from 'valibot';

import { amountSchema } from './basics.ts';

/** Units of a currency for one play USDT: an amount above zero. */
export const rateSchema = v.pipe(
  amountSchema,
  v.check((rate) => readRate(rate).ok),
);

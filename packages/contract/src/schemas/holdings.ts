import * as v from 'valibot';

import { amountSchema, countSchema } from './basics.ts';
import { orderSchema, returnSchema } from './goods.ts';

/** A lease that a member holds; `returned` is what its return would give back now (H11). */
export const holdingSchema = v.object({ order: orderSchema, giveBack: returnSchema });

/** Leases held, newest first, and what all of them together would give back now. */
export const holdingsSchema = v.object({
  total: countSchema,
  value: amountSchema,
  list: v.array(holdingSchema),
});

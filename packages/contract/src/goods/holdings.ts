import * as v from 'valibot';

import { amountSchema, countSchema, followingParameters } from '../basics.ts';
import { defineCall } from '../call.ts';
import { orderSchema, returnSchema } from './orders.ts';

/** A lease that a member holds; `returned` is the refund for returning it now (H11). */
export const holdingSchema = v.object({ order: orderSchema, giveBack: returnSchema });

export type Holding = v.InferOutput<typeof holdingSchema>;

/** Leases held, newest first, and the refund for returning all of them now. */
export const holdingsSchema = v.object({
  total: countSchema,
  value: amountSchema,
  list: v.array(holdingSchema),
});

export type Holdings = v.InferOutput<typeof holdingsSchema>;

export const holdings = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/holdings',
  summary: 'Leases that the member holds, with what each would give back now',
  tag: 'extension',
  keep: true,
  shows: ['orders', 'money'],
  input: v.object(followingParameters),
  result: holdingsSchema,
});

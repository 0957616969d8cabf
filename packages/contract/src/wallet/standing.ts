import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema, nothingSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Result of stopping now, part by part, and the data from which the days ahead follow. */
export const standingSchema = v.object({
  /** The clock day that it describes. */
  day: daySchema,
  available: amountSchema,
  receivable: amountSchema,
  arriving: amountSchema,
  /** Refund of returning every lease, once all income is collected (H11). */
  returns: amountSchema,
  /** Net amount of pending withdrawals. */
  withdrawing: amountSchema,
  /** Net amount of past withdrawals. */
  takenOut: amountSchema,
  /** All recharges, and the grants of the test faucet. */
  putIn: amountSchema,
  /** The fee for withdrawing the balance, in permille. */
  feePermille: countSchema,
  /** Leases held, newest first. */
  leases: v.array(
    v.object({
      orderId: idSchema,
      productId: idSchema,
      price: amountSchema,
      dailyIncome: amountSchema,
      validDays: countSchema,
      daysAccrued: countSchema,
    }),
  ),
  /** Their machines, each with its last days, at most 90, oldest first (H13). */
  machines: v.array(
    v.object({
      productId: idSchema,
      productName: v.string(),
      days: v.array(
        v.object({
          day: daySchema,
          /**
           * Part of the owed income that was paid; where nothing was owed, the share that one unit would have received.
           */
          paidPermille: v.pipe(countSchema, v.maxValue(1000)),
        }),
      ),
    }),
  ),
});

export type Standing = v.InferOutput<typeof standingSchema>;

export const standing = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/standing',
  summary: "The member's gain or loss by stopping now, part by part (H7, H11)",
  tag: 'extension',
  costly: true,
  keep: true,
  shows: ['money'],
  input: nothingSchema,
  result: standingSchema,
});

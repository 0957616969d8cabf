import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema } from './basics.ts';

/** What was owed and what was paid of it. */
const shareSchema = v.object({ scheduled: amountSchema, paid: amountSchema });

const coverageShape = {
  /** Booked into machine revenue. */
  earned: amountSchema,
  /** Scheduled for the leases of those days. */
  owed: amountSchema,
  /** Paid to members out of machine revenue: may be more than `earned`, from what earlier days left. */
  paid: amountSchema,
};

/** What clock days that are over brought: by machine, and to the member (H6, H13). */
export const incomeDaysSchema = v.object({
  from: daySchema,
  to: daySchema,
  /** Every machine's income up to `to` is booked; the figures are final. */
  settled: v.boolean(),
  /** All machines, as the money report has it. */
  ...coverageShape,
  /** The member's part, all leases together. */
  yours: shareSchema,
  /** Machines that earned or owed something, the most owed first. */
  machines: v.array(
    v.object({
      productId: idSchema,
      productName: v.string(),
      productImage: v.string(),
      ...coverageShape,
      /** The entry that booked what it earned on `to`; null where it stood still. */
      entryId: v.nullable(idSchema),
      /** Null where the member holds no lease of it. */
      yours: v.nullable(shareSchema),
    }),
  ),
  /** The member's records of income, newest first; at most the newest hundred. */
  records: v.array(
    v.object({
      id: idSchema,
      productId: idSchema,
      orderId: idSchema,
      day: daySchema,
      scheduled: amountSchema,
      paid: amountSchema,
    }),
  ),
  /** How many there are in all. */
  recordCount: countSchema,
});

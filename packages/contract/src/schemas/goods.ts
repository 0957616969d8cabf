import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema, timeSchema } from './basics.ts';

/** A machine pays daily income; merchandise is delivered and pays nothing (PRODUCT 2). */
export const productKindSchema = v.picklist(['machine', 'merchandise']);

/** A product (PRODUCT 4). What the service does not know is null, and then nothing is drawn (H3). */
export const productSchema = v.object({
  id: idSchema,
  kind: productKindSchema,
  productImage: v.string(),
  images: v.array(v.string()),
  productName: v.string(),
  description: v.string(),
  /** 3 sold out, 5 pre-sale, 6 rush purchase; any other has no badge (PRODUCT 5). */
  status: v.number(),
  startTime: v.nullable(timeSchema),
  endTime: v.nullable(timeSchema),
  /** End of the rush (H4). */
  rushEndsAt: v.nullable(timeSchema),
  price: amountSchema,
  /** Scheduled, never guaranteed (H5). "0.00" for merchandise. */
  dailyIncome: amountSchema,
  /** Days of the lease; 0 for merchandise. */
  validDays: v.number(),
  /** Scheduled in total over the lease. */
  scheduledTotal: amountSchema,
  /** Units put on offer, and units leased. */
  stock: v.nullable(v.number()),
  sold: v.nullable(v.number()),
  /** Version of the lease agreement in force; null for merchandise. */
  leaseTermsVersion: v.nullable(v.string()),
  /** Share of scheduled income that was paid in the last 30 days, permille; null before the first day. */
  paidShare: v.nullable(v.number()),
  /** Language of the texts above; English where the asked one is missing (PRODUCT 9). */
  contentLanguage: v.string(),
});

/** One product, with what runs of what it comes to are drawn from (H5, H13). */
export const productDetailSchema = v.object({
  ...productSchema.entries,
  /**
   * What each past day of a machine paid, in permille of what was scheduled, oldest first: its last 90 days, or as many
   * as there are. Of what one unit was to earn, where nothing was owed. Empty for merchandise.
   */
  pastShares: v.array(v.pipe(countSchema, v.maxValue(1000))),
  /** The fee of withdrawing income, in permille. */
  feePermille: countSchema,
});

/** A lease agreement in the asked language. */
export const agreementSchema = v.object({
  version: v.string(),
  contentLanguage: v.string(),
  title: v.string(),
  sections: v.array(v.object({ heading: v.string(), text: v.string() })),
  /** SHA-256 of the text shown, hex; kept with the order. */
  hash: v.string(),
});

/** Valid, then expired, or returned (PRODUCT 5). Merchandise stays valid. */
export const orderStatusSchema = v.picklist(['valid', 'expired', 'returned']);

/** Where merchandise goes. */
export const deliveryAddressSchema = v.object({
  id: idSchema,
  name: v.string(),
  phone: v.string(),
  lines: v.string(),
  country: v.string(),
});

/** A bought product (PRODUCT 4). */
export const orderSchema = v.object({
  id: idSchema,
  productId: idSchema,
  kind: productKindSchema,
  productName: v.string(),
  productImage: v.string(),
  /** List price, what the coupon took off, and what was paid. */
  price: amountSchema,
  discount: amountSchema,
  paid: amountSchema,
  dailyIncome: amountSchema,
  validDays: v.number(),
  /** Days of income that have accrued. */
  daysAccrued: v.number(),
  /** Scheduled in total. */
  totalRevenue: amountSchema,
  /** Accrued so far, and of that what the member has received. */
  accrued: amountSchema,
  received: amountSchema,
  /** Time of purchase, and the end of the lease (null for merchandise). */
  boughtAt: timeSchema,
  expiryDate: v.nullable(timeSchema),
  status: orderStatusSchema,
  /** Amount that came back when the lease was returned. */
  returned: v.nullable(amountSchema),
  /** Until when a return gives the whole price back (H11); null for merchandise. */
  fullReturnUntil: v.nullable(timeSchema),
  agreementVersion: v.nullable(v.string()),
  agreementHash: v.nullable(v.string()),
  /** Where merchandise goes; null for machines. */
  delivery: v.nullable(deliveryAddressSchema),
});

/** Amount that a return would give back, or gave (H11). */
export const returnSchema = v.object({
  amount: amountSchema,
  basis: v.picklist(['full', 'pro_rata']),
  remainingDays: v.number(),
});

/** How a product earns: the published rule and what it did (H13). */
export const incomePatternSchema = v.object({
  productId: idSchema,
  productName: v.string(),
  price: amountSchema,
  dailyIncome: amountSchema,
  validDays: v.number(),
  /** The published bands: on `chance` permille of days one unit earns from `from` to `to` permille. */
  rule: v.array(v.object({ chance: v.number(), from: v.number(), to: v.number() })),
  /** Dry spells: `chance` permille of stretches of `days` days leave from `from` to `to` permille of what a day earns. */
  drySpells: v.object({ days: v.number(), chance: v.number(), from: v.number(), to: v.number() }),
  /** Seed of the rule, so that anyone can compute it again. */
  seed: v.string(),
  /** The days that are over, oldest first, bad days included. */
  days: v.array(
    v.object({
      day: daySchema,
      /** Earned by one leased unit. */
      unitRevenue: amountSchema,
      /** Leases that were owed income; 0 where nobody had leased one. */
      leases: countSchema,
      /** Booked into the machines' revenue by all of them together. */
      earned: amountSchema,
      /** Owed and paid to all leases of the product: may be more than `earned`, from what earlier days left. */
      scheduled: amountSchema,
      paid: amountSchema,
      /** What each lease was paid, where all were paid the same. */
      paidEach: v.nullable(amountSchema),
      /** Paid of scheduled; null where nothing was owed. */
      coveragePermille: v.nullable(v.number()),
    }),
  ),
});

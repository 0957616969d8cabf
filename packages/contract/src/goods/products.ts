import * as v from 'valibot';

import {
  amountSchema,
  countSchema,
  idSchema,
  integerParameter,
  listOf,
  pageParameters,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';

/** A machine pays daily income; merchandise is delivered and pays nothing (PRODUCT 2). */
export const productKindSchema = v.picklist(['machine', 'merchandise']);

export type ProductKind = v.InferOutput<typeof productKindSchema>;

/** A product (PRODUCT 4). A value that the service does not know is null, and then nothing is drawn (H3). */
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
  /**
   * Median net result of a lease, after price and fee, of the runs drawn from its machine's past days; its page also
   * shows the worst and the best (H5). Null for merchandise.
   */
  middleNet: v.nullable(amountSchema),
  /** Units offered, and units leased. */
  stock: v.nullable(v.number()),
  sold: v.nullable(v.number()),
  /** Version of the lease agreement in force; null for merchandise. */
  leaseTermsVersion: v.nullable(v.string()),
  /** Language of the texts above; English where the requested one is missing (PRODUCT 9). */
  contentLanguage: v.string(),
});

export type Product = v.InferOutput<typeof productSchema>;

/** One product, with the data from which its possible results are drawn (H5, H13). */
export const productDetailSchema = v.object({
  ...productSchema.entries,
  /**
   * Share that a machine paid on each past day, in permille of the schedule, oldest first: its last 90 days, or as many
   * as there are. Where nothing was owed, the share that one unit would have received. Empty for merchandise.
   */
  pastShares: v.array(v.pipe(countSchema, v.maxValue(1000))),
  /** The fee of withdrawing income, in permille. */
  feePermille: countSchema,
  /**
   * Time at which the member accepted the agreement in force, with their first order of a product of this kind under
   * it; null where they have not, and for visitors.
   */
  leaseTermsAgreedAt: v.nullable(timeSchema),
});

export type ProductDetail = v.InferOutput<typeof productDetailSchema>;

/** A lease agreement in the requested language. */
export const agreementSchema = v.object({
  version: v.string(),
  contentLanguage: v.string(),
  title: v.string(),
  sections: v.array(v.object({ heading: v.string(), text: v.string() })),
  /** SHA-256 of the text shown, in hex; stored with the order. */
  hash: v.string(),
});

export type Agreement = v.InferOutput<typeof agreementSchema>;

export const productList = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/product/list',
  summary: 'Products, those on offer first',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['products'],
  input: v.object({
    kind: v.optional(productKindSchema),
    status: v.optional(integerParameter(0, 99)),
    ...pageParameters,
  }),
  result: listOf(productSchema),
});

export const productDetail = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/product/detail',
  summary:
    'One product, with what its machine paid on its past days, and when the member agreed to its agreement',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['products', 'orders'],
  input: v.object({ productId: idSchema }),
  result: productDetailSchema,
  errors: ['not_found'],
});

export const leaseAgreement = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/product/agreement',
  summary: 'The lease agreement in force for a product, in the asked language',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['products'],
  input: v.object({ productId: idSchema }),
  result: agreementSchema,
  errors: ['not_found'],
});

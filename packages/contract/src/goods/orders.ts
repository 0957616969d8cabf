import * as v from 'valibot';

import {
  amountSchema,
  countParameter,
  countSchema,
  deliveryAddressSchema,
  fileSchema,
  flagParameter,
  idSchema,
  listOf,
  followingParameters,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { capitalRecordSchema, recordPageParameters } from '../wallet/records.ts';
import { productKindSchema } from './products.ts';

/** Valid, then expired, or returned (PRODUCT 5). Merchandise stays valid. */
export const orderStatusSchema = v.picklist(['valid', 'expired', 'returned']);

export type OrderStatus = v.InferOutput<typeof orderStatusSchema>;

/** A bought product (PRODUCT 4). */
export const placedOrderSchema = v.object({
  id: idSchema,
  /** Number for people to refer to it: that of its purchase record (PD-…). */
  code: v.string(),
  productId: idSchema,
  kind: productKindSchema,
  productName: v.string(),
  productImage: v.string(),
  /** List price, the coupon's discount, and the amount paid. */
  price: amountSchema,
  discount: amountSchema,
  paid: amountSchema,
  dailyIncome: amountSchema,
  validDays: v.number(),
  /** Days of income that have accrued. */
  daysAccrued: v.number(),
  /** Total scheduled income. */
  totalRevenue: amountSchema,
  /** Income accrued so far, and the part of it that the member has collected. */
  accrued: amountSchema,
  received: amountSchema,
  /** Time of purchase, and the end of the lease (null for merchandise). */
  boughtAt: timeSchema,
  expiryDate: v.nullable(timeSchema),
  status: orderStatusSchema,
  /** Amount that was refunded when the lease was returned. */
  returned: v.nullable(amountSchema),
  /** Time until which a return refunds the full price (H11); null for merchandise. */
  fullReturnUntil: v.nullable(timeSchema),
  agreementVersion: v.nullable(v.string()),
  agreementHash: v.nullable(v.string()),
  /** Delivery address of merchandise; null for machines. */
  delivery: v.nullable(deliveryAddressSchema),
});

export type PlacedOrder = v.InferOutput<typeof placedOrderSchema>;

/**
 * Result of a held lease at its end, after price and fee: the worst, the middle and the best of simulated runs
 * drawn from its machine's past days, the number of runs, and how many of them end in a loss (H5).
 */
export const outcomeSchema = v.object({
  worst: amountSchema,
  median: amountSchema,
  best: amountSchema,
  losses: countSchema,
  pastDays: countSchema,
});

/** An order with its details. The outcome is null where no day remains to be paid. */
export const orderSchema = v.object({ ...placedOrderSchema.entries, outcome: v.nullable(outcomeSchema) });

export type Order = v.InferOutput<typeof orderSchema>;

/** Amount that a return would refund, or has refunded (H11). */
export const returnSchema = v.object({
  amount: amountSchema,
  basis: v.picklist(['full', 'pro_rata']),
  remainingDays: v.number(),
});

export type LeaseReturn = v.InferOutput<typeof returnSchema>;

export const createOrder = defineCall({
  service: 'goods',
  method: 'POST',
  path: 'mine/order/create',
  summary: 'Lease a machine or buy merchandise',
  money: true,
  changes: ['money', 'orders', 'products', 'coupons'],
  input: v.object({
    productId: idSchema,
    couponId: v.optional(idSchema),
    /**
     * Version of the agreement that was shown and agreed to. Left out for a machine, the order is placed under the
     * version that the member agreed to with an earlier order, if it is still in force.
     */
    agreementVersion: v.optional(v.pipe(v.string(), v.maxLength(20))),
    deliveryAddressId: v.optional(idSchema),
    /** Figures that were shown: amount to pay and a machine's terms. If one has changed, nothing is bought. */
    amount: v.optional(amountSchema),
    dailyIncome: v.optional(amountSchema),
    validDays: v.optional(countParameter(1_000_000)),
  }),
  result: placedOrderSchema,
  errors: [
    'not_found',
    'insufficient_balance',
    'sold_out',
    'not_on_sale_yet',
    'sale_ended',
    'agreement_changed',
    'coupon_not_usable',
    'delivery_address_required',
    'amount_changed',
  ],
});

export const orderList = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/record',
  summary: "The member's orders, newest first",
  keep: true,
  shows: ['orders', 'money'],
  input: v.object({
    status: v.optional(orderStatusSchema),
    kind: v.optional(productKindSchema),
    ...followingParameters,
  }),
  result: listOf(orderSchema),
});

export const orderDetail = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/detail',
  summary: 'One order of the member',
  tag: 'extension',
  keep: true,
  shows: ['orders', 'money'],
  input: v.object({ orderId: idSchema }),
  result: orderSchema,
  errors: ['not_found'],
});

export const orderRevenue = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/subrecord',
  summary: "One order's revenue, day by day, newest first",
  keep: true,
  shows: ['orders', 'money'],
  input: v.object({ orderId: idSchema, ...recordPageParameters }),
  result: listOf(capitalRecordSchema),
  errors: ['not_found'],
});

export const returnLease = defineCall({
  service: 'user',
  method: 'POST',
  path: 'app/financial/sellFinancial',
  summary: 'Return a lease, or ask what a return would give (quote)',
  money: true,
  changes: ['money', 'orders', 'products'],
  input: v.object({
    orderId: idSchema,
    quote: v.optional(flagParameter, false),
    /** The refund that was shown; if it has changed since, nothing is returned. */
    amount: v.optional(amountSchema),
  }),
  result: returnSchema,
  errors: ['not_found', 'not_returnable', 'amount_changed'],
});

export const orderAgreement = defineCall({
  service: 'goods',
  method: 'GET',
  path: 'mine/order/agreement',
  summary: 'The lease agreement of an order as PDF: the version and the text that were agreed to',
  tag: 'extension',
  input: v.object({ orderId: idSchema }),
  file: ['application/pdf'],
  result: fileSchema,
  errors: ['not_found'],
});

import * as v from 'valibot';

import { amountSchema, countSchema, flagParameter, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { productKindSchema } from '../goods/products.ts';

/** Discount of a coupon, and the products that it is for (PRODUCT 4). */
const termsSchema = v.object({
  /** The one product that it is for, and its name in the asked language; null where it is for more than one. */
  productId: v.nullable(idSchema),
  productName: v.nullable(v.string()),
  /** Everything of this kind; null where it is for one product, or for all. */
  kind: v.nullable(productKindSchema),
  discount: amountSchema,
  /** Products from this price on; null for any price. */
  leastPrice: v.nullable(amountSchema),
});

/** A coupon that a member took (PRODUCT 4 and 5). */
export const couponSchema = v.object({
  couponId: idSchema,
  /** The offer that it came from. */
  offerId: v.nullable(idSchema),
  ...termsSchema.entries,
  validFrom: timeSchema,
  /** The first moment at which it can no longer be used: the end of a clock day. */
  validUntil: timeSchema,
  state: v.picklist(['available', 'received', 'chosen', 'used', 'expired']),
  /** The product that the member chose it for, and its name; null unless `chosen`. */
  chosenFor: v.nullable(idSchema),
  chosenForName: v.nullable(v.string()),
  usedAt: v.nullable(timeSchema),
  /** The order that it was used for. */
  orderId: v.nullable(idSchema),
});

export type Coupon = v.InferOutput<typeof couponSchema>;

/** Coupons that are offered to every member, one each. `couponId` is what POST coupon/receiveCoupon takes. */
export const couponOfferSchema = v.object({
  couponId: idSchema,
  ...termsSchema.entries,
  /** Start and end of the offer; null without an end. */
  startsAt: timeSchema,
  endsAt: v.nullable(timeSchema),
  /** Clock days for which it can be used after the day on which it was taken. */
  validDays: countSchema,
  /** Number of coupons, and of those that are left (H3); null where every member can have one. */
  stock: v.nullable(countSchema),
  left: v.nullable(countSchema),
  state: v.picklist(['open', 'upcoming', 'sold_out']),
  /** The member's own coupon of this offer; null while they have not taken it. */
  taken: v.nullable(couponSchema),
  /** This person took theirs on an earlier account: it cannot be taken again. */
  takenEarlier: v.boolean(),
});

export type CouponOffer = v.InferOutput<typeof couponOfferSchema>;

/** A member's coupons by state, each newest first. */
export const couponsByStateSchema = v.object({
  received: v.array(couponSchema),
  chosen: v.array(couponSchema),
  used: v.array(couponSchema),
  expired: v.array(couponSchema),
});

/** Everything about coupons and one product. */
export const productCouponDataSchema = v.object({
  /** Discount of the member's best coupon on the price now; null where they have none for it. */
  best: v.nullable(amountSchema),
  /** Number of the member's coupons that can be used on it now. */
  mine: countSchema,
  /** Number of offers for it that the member could take now. */
  offers: countSchema,
  /** That best coupon. Nothing is chosen by naming it (H16). */
  bestCoupon: v.nullable(couponSchema),
  /** The one that the member chose for it. */
  chosen: v.nullable(couponSchema),
});

export type ProductCouponData = v.InferOutput<typeof productCouponDataSchema>;

const productParameter = v.object({ productId: idSchema });

export const couponsOpen = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'coupon/isOpen',
  summary: 'Whether coupons can be taken at present; those that members hold can be used all the same',
  auth: 'optional',
  keep: true,
  shows: ['coupons'],
  input: nothingSchema,
  result: v.object({ open: v.boolean() }),
});

export const allCoupons = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'coupon/all',
  summary: 'What is offered, those that can be taken now first, and the coupons of the member by state',
  keep: true,
  shows: ['coupons'],
  input: nothingSchema,
  result: v.object({ available: v.array(couponOfferSchema), mine: couponsByStateSchema }),
});

export const productCouponOffers = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'coupon/productCoupons',
  summary: 'What is offered for a product, those that can be taken now first',
  keep: true,
  shows: ['coupons'],
  input: productParameter,
  result: v.array(couponOfferSchema),
  errors: ['not_found'],
});

export const userProductCoupons = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'coupon/userProductCoupons',
  summary: "The member's coupons that can be used on a product now, the best first",
  keep: true,
  shows: ['coupons'],
  input: productParameter,
  result: v.array(couponSchema),
});

export const productCouponData = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'coupon/queryPruductCouponData',
  summary: 'How many coupons there are for a product, and what the best one takes off its price now',
  keep: true,
  shows: ['coupons'],
  input: productParameter,
  result: productCouponDataSchema,
  errors: ['not_found'],
});

export const receiveCoupon = defineCall({
  service: 'exchange',
  method: 'POST',
  path: 'coupon/receiveCoupon',
  summary: 'Take a coupon that is offered: each offer once per member, as many as its stock says',
  queryParameters: ['couponId'],
  changes: ['coupons'],
  input: v.object({ couponId: idSchema }),
  result: v.object({ coupon: couponSchema }),
  errors: [
    'not_found',
    'coupon_offer_not_begun',
    'coupon_offer_over',
    'coupons_gone',
    'coupon_already_taken',
    'paid_before',
    'coupons_closed',
  ],
});

export const chooseCoupon = defineCall({
  service: 'exchange',
  method: 'POST',
  path: 'coupon/choose',
  summary:
    'Choose a coupon for a product, or none where `couponId` is left out; it is remembered until it is used or expires, and each coupon is chosen for one product',
  tag: 'extension',
  changes: ['coupons'],
  input: v.object({ productId: idSchema, couponId: v.optional(idSchema) }),
  result: productCouponDataSchema,
  errors: ['not_found', 'coupon_not_usable'],
});

export const openCoupons = defineCall({
  service: 'sandbox',
  tag: 'sandbox',
  auth: 'none',
  method: 'POST',
  path: 'coupons',
  summary: 'Close coupons, so that none can be taken, or open them again',
  changes: ['coupons'],
  input: v.object({ open: flagParameter }),
  result: v.object({ open: v.boolean() }),
});

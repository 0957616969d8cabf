import * as v from 'valibot';

import { amountSchema, countSchema, flagParameter, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { productKindSchema } from '../goods/products.ts';

/** Discount of a coupon, and the products to which it applies (PRODUCT 4). */
const termsSchema = v.object({
  /**
   * The product to which it is limited, and its name in the requested language; null where it applies to more than one.
   */
  productId: v.nullable(idSchema),
  productName: v.nullable(v.string()),
  /** The kind of product to which it applies; null where it applies to one product, or to all. */
  kind: v.nullable(productKindSchema),
  discount: amountSchema,
  /** Minimum price of a product; null for any price. */
  leastPrice: v.nullable(amountSchema),
});

/** A coupon that a member has claimed (PRODUCT 4 and 5). */
export const couponSchema = v.object({
  couponId: idSchema,
  /** The offer that it came from. */
  offerId: v.nullable(idSchema),
  ...termsSchema.entries,
  validFrom: timeSchema,
  /** The first time at which it can no longer be used: the end of a clock day. */
  validUntil: timeSchema,
  state: v.picklist(['available', 'received', 'chosen', 'used', 'expired']),
  /** The product for which the member chose it, and its name; null unless `chosen`. */
  chosenFor: v.nullable(idSchema),
  chosenForName: v.nullable(v.string()),
  usedAt: v.nullable(timeSchema),
  /** The order for which it was used. */
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
  /** Number of clock days for which it can be used after the day on which it was claimed. */
  validDays: countSchema,
  /** Number of coupons, and the number left (H3); null where every member can have one. */
  stock: v.nullable(countSchema),
  left: v.nullable(countSchema),
  state: v.picklist(['open', 'upcoming', 'sold_out']),
  /** The member's own coupon of this offer; null until they have claimed it. */
  taken: v.nullable(couponSchema),
  /** This person claimed theirs on an earlier account and cannot claim it again. */
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
  /** Number of offers for it that the member could claim now. */
  offers: countSchema,
  /** The best coupon. Naming it does not select it (H16). */
  bestCoupon: v.nullable(couponSchema),
  /** The coupon that the member chose for it. */
  chosen: v.nullable(couponSchema),
});

export type ProductCouponData = v.InferOutput<typeof productCouponDataSchema>;

const productParameter = v.object({ productId: idSchema });

export const couponsOpen = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'coupon/isOpen',
  summary: 'State of the coupon offers, open or closed; coupons that members hold can be used in both',
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
  summary: 'Coupon offers, those that can be taken now first, and the coupons of the member by state',
  keep: true,
  shows: ['coupons'],
  input: nothingSchema,
  result: v.object({ available: v.array(couponOfferSchema), mine: couponsByStateSchema }),
});

export const productCouponOffers = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'coupon/productCoupons',
  summary: 'Coupon offers for a product, those that can be taken now first',
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
  summary: 'Number of coupons for a product, and the discount of the best one on its price now',
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

import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { flagParameter, idSchema, nothingSchema } from '../schemas/basics.ts';
import {
  couponOfferSchema,
  couponsByStateSchema,
  couponSchema,
  productCouponDataSchema,
} from '../schemas/coupon.ts';

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

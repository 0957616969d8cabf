import * as v from 'valibot';

import { amountSchema, countSchema, idSchema, timeSchema } from './basics.ts';
import { productKindSchema } from './goods.ts';

/** What a coupon takes off, and off what (PRODUCT 4). */
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
  /** The offer it was taken from. */
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

/** Coupons that are offered to every member, one each. `couponId` is what POST coupon/receiveCoupon takes. */
export const couponOfferSchema = v.object({
  couponId: idSchema,
  ...termsSchema.entries,
  /** From when and until when it can be taken; null without an end. */
  startsAt: timeSchema,
  endsAt: v.nullable(timeSchema),
  /** For so many clock days after the day on which it is taken it can be used. */
  validDays: countSchema,
  /** How many there are, and how many of them are left (H3); null where every member can have one. */
  stock: v.nullable(countSchema),
  left: v.nullable(countSchema),
  state: v.picklist(['open', 'upcoming', 'sold_out']),
  /** The member's own coupon of this offer; null while they have not taken it. */
  taken: v.nullable(couponSchema),
  /** Whether this person took theirs on an earlier account: it cannot be taken again. */
  takenEarlier: v.boolean(),
});

/** A member's coupons by state, each newest first. */
export const couponsByStateSchema = v.object({
  received: v.array(couponSchema),
  chosen: v.array(couponSchema),
  used: v.array(couponSchema),
  expired: v.array(couponSchema),
});

/** Everything about coupons and one product. */
export const productCouponDataSchema = v.object({
  /** What the member's best coupon takes off the price now; null where they have none for it. */
  best: v.nullable(amountSchema),
  /** How many of the member's coupons can be used on it now. */
  mine: countSchema,
  /** How many offers for it the member could take now. */
  offers: countSchema,
  /** That best coupon. Nothing is chosen by naming it (H16). */
  bestCoupon: v.nullable(couponSchema),
  /** The one that the member chose for it. */
  chosen: v.nullable(couponSchema),
});

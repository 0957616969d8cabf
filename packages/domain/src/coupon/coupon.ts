import { compare, isNegative, type Money, subtract } from '../money/money.ts';
import { addDays, dayOf, type EpochMs, startOfDay } from '../time/time.ts';

/** The properties of a product that matter for coupons. */
export type CouponProduct = {
  readonly id: string;
  readonly kind: 'machine' | 'merchandise';
  readonly price: Money;
};

/** Discount of a coupon, and the products to which it applies (PRODUCT 4). */
export type CouponTerms = {
  readonly discount: Money;
  /** The product to which it is limited; null where it applies to more than one. */
  readonly productId: string | null;
  /** The kind of product to which it applies; null where it applies to one product or to all. */
  readonly kind: CouponProduct['kind'] | null;
  /** Minimum price of a product; null for any price. */
  readonly leastPrice: Money | null;
};

/** A coupon that a member has claimed. */
export type HeldCoupon = CouponTerms & {
  readonly id: string;
  readonly validFrom: EpochMs;
  /** The first time at which it can no longer be used. */
  readonly validUntil: EpochMs;
  readonly usedAt: EpochMs | null;
  /** The product for which the member chose it. */
  readonly chosenFor: string | null;
};

/** Coupons that are offered to all members. */
export type CouponOffer = {
  readonly startsAt: EpochMs;
  /** Null where the offer has no end. */
  readonly endsAt: EpochMs | null;
  /** Number of coupons; null where every member can have one. */
  readonly stock: number | null;
  readonly taken: number;
};

/** State of a member's coupon (PRODUCT 5). */
export type HeldCouponState = 'received' | 'chosen' | 'used' | 'expired';

export type CouponOfferState = 'upcoming' | 'open' | 'sold_out' | 'ended';

/** Get the state of a member's coupon. A used or expired one is no longer chosen for a product. */
export function couponState({ usedAt, validUntil, chosenFor }: HeldCoupon, now: EpochMs): HeldCouponState {
  if (usedAt !== null) return 'used';
  if (now >= validUntil) return 'expired';
  return chosenFor === null ? 'received' : 'chosen';
}

/** Get the state of an offer; an ended offer is over, even if some coupons were left. */
export function couponOfferState(
  { startsAt, endsAt, stock, taken }: CouponOffer,
  now: EpochMs,
): CouponOfferState {
  if (endsAt !== null && now >= endsAt) return 'ended';
  if (now < startsAt) return 'upcoming';
  return stock !== null && taken >= stock ? 'sold_out' : 'open';
}

/** Check that a coupon applies to a product. It never covers the whole price, so that nothing is ever paid back. */
export function couponFits(
  { productId, kind, leastPrice, discount }: CouponTerms,
  product: CouponProduct,
): boolean {
  if (productId !== null && productId !== product.id) return false;
  if (kind !== null && kind !== product.kind) return false;
  if (leastPrice !== null && compare(product.price, leastPrice) < 0) return false;
  return compare(discount, product.price) < 0;
}

/**
 * Check that a member can use a coupon on a product at a given time, even if it was chosen for another product. One
 * that a member has is valid, also by the clock of another host, which may be behind.
 */
export function isCouponUsable(coupon: HeldCoupon, product: CouponProduct, now: EpochMs): boolean {
  return coupon.usedAt === null && now < coupon.validUntil && couponFits(coupon, product);
}

/**
 * Coupons that can be used on a product, the best first: the one with the largest discount; among equal ones, the one
 * that expires first, so that less goes to waste; then by id, so that the order is always the same.
 */
export function usableCoupons<C extends HeldCoupon>(
  coupons: readonly C[],
  product: CouponProduct,
  now: EpochMs,
): C[] {
  return coupons
    .filter((coupon) => isCouponUsable(coupon, product, now))
    .toSorted(
      (a, b) =>
        compare(b.discount, a.discount) ||
        a.validUntil - b.validUntil ||
        (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    );
}

/**
 * Calculate the charge for a price: less the discount of a coupon, or in full with null. The only rule for both the
 * price shown before a purchase and the amount booked. Throws unless the discount is less than the price.
 */
export function chargedPrice(price: Money, discount: Money | null): Money {
  if (discount === null) return price;
  if (isNegative(discount) || compare(discount, price) >= 0)
    throw new RangeError('domain: a coupon takes off less than the whole price');
  return subtract(price, discount);
}

/**
 * Calculate how long a coupon claimed now can be used: for a number of clock days after today, to the end of the last.
 * A term in whole days is shown by its last day only.
 */
export function couponValidUntil(takenAt: EpochMs, validDays: number): EpochMs {
  return startOfDay(addDays(dayOf(takenAt), validDays + 1));
}

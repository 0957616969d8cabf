import type { ResultOf } from '../call.ts';
import { type Example, exampleOf } from '../example.ts';
import {
  allCoupons,
  chooseCoupon,
  type Coupon,
  type CouponOffer,
  couponsOpen,
  openCoupons,
  type ProductCouponData,
  productCouponData,
  productCouponOffers,
  receiveCoupon,
  userProductCoupons,
} from './coupons.ts';

/** A coupon that can be used on any product. */
export function aCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    couponId: 'cpn_5off',
    offerId: 'off_5',
    productId: null,
    productName: null,
    kind: null,
    discount: '5.00',
    leastPrice: null,
    validFrom: '2026-11-01T09:30:00.000Z',
    validUntil: '2026-12-01T00:00:00.000Z',
    state: 'received',
    chosenFor: null,
    chosenForName: null,
    usedAt: null,
    orderId: null,
    ...changes,
  };
}

/** A coupon for the Trommel alone. */
export function aTrommelCoupon(changes: Partial<Coupon> = {}): Coupon {
  return aCoupon({
    couponId: 'cpn_8off',
    offerId: 'off_8',
    productId: 'trommel',
    productName: 'Trommel TR-4',
    discount: '8.00',
    validUntil: '2026-12-06T00:00:00.000Z',
    ...changes,
  });
}

/** An offer of three, two of which are left. */
export function aCouponOffer(changes: Partial<CouponOffer> = {}): CouponOffer {
  return {
    couponId: 'off_8',
    productId: 'trommel',
    productName: 'Trommel TR-4',
    kind: null,
    discount: '8.00',
    leastPrice: null,
    startsAt: '2026-11-10T00:00:00.000Z',
    endsAt: '2026-12-03T00:00:00.000Z',
    validDays: 14,
    stock: 200,
    left: 154,
    state: 'open',
    taken: null,
    takenEarlier: false,
    ...changes,
  };
}

/** An offer in each state: open, few left, for a kind, taken by the member, none left, not begun. */
export function someCouponOffers(): CouponOffer[] {
  return [
    aCouponOffer(),
    aCouponOffer({
      couponId: 'off_few',
      productId: 'jig',
      productName: 'Jig JG-3',
      discount: '12.00',
      stock: 25,
      left: 2,
    }),
    aCouponOffer({
      couponId: 'off_machines',
      productId: null,
      productName: null,
      kind: 'machine',
      discount: '4.00',
      leastPrice: '50.00',
      endsAt: null,
      stock: null,
      left: null,
    }),
    aCouponOffer({
      couponId: 'off_5',
      productId: null,
      productName: null,
      discount: '5.00',
      endsAt: null,
      taken: aCoupon(),
    }),
    aCouponOffer({
      couponId: 'off_gone',
      productId: 'ball-mill',
      productName: 'Ball mill BM-5',
      discount: '25.00',
      stock: 3,
      left: 0,
      state: 'sold_out',
    }),
    aCouponOffer({
      couponId: 'off_soon',
      productId: null,
      productName: null,
      kind: 'merchandise',
      discount: '2.00',
      startsAt: '2026-11-25T00:00:00.000Z',
      endsAt: '2026-12-20T00:00:00.000Z',
      stock: 80,
      left: 80,
      state: 'upcoming',
    }),
  ];
}

/** Two coupons for the Trommel, neither chosen, and one more to claim. */
export function aProductCouponData(changes: Partial<ProductCouponData> = {}): ProductCouponData {
  return {
    best: '8.00',
    mine: 2,
    offers: 1,
    bestCoupon: aTrommelCoupon(),
    chosen: null,
    ...changes,
  };
}

/** A product for which there is no coupon at all. */
export function noCouponData(): ProductCouponData {
  return { best: null, mine: 0, offers: 0, bestCoupon: null, chosen: null };
}

/** Coupons on offer, and coupons of a member in every state. */
export function someCoupons(): ResultOf<typeof allCoupons> {
  return {
    available: someCouponOffers(),
    mine: {
      received: [aCoupon()],
      chosen: [aTrommelCoupon({ state: 'chosen', chosenFor: 'trommel', chosenForName: 'Trommel TR-4' })],
      used: [
        aCoupon({
          couponId: 'cpn_used',
          productId: 'sluice-box',
          productName: 'Sluice box SB-2',
          state: 'used',
          usedAt: '2026-11-12T09:12:00.000Z',
          orderId: 'ord_7k2m4q',
        }),
      ],
      expired: [
        aCoupon({
          couponId: 'cpn_expired',
          discount: '3.00',
          validUntil: '2026-11-06T00:00:00.000Z',
          state: 'expired',
        }),
      ],
    },
  };
}

export function examples(): Example[] {
  return [
    exampleOf(couponsOpen, {}, { open: true }),
    exampleOf(allCoupons, {}, someCoupons()),
    exampleOf(productCouponOffers, { productId: 'trommel' }, someCouponOffers()),
    exampleOf(userProductCoupons, { productId: 'trommel' }, [aTrommelCoupon(), aCoupon()]),
    exampleOf(productCouponData, { productId: 'trommel' }, aProductCouponData()),
    exampleOf(receiveCoupon, { couponId: 'off_8' }, { coupon: aTrommelCoupon() }),
    exampleOf(chooseCoupon, { productId: 'trommel' }, noCouponData()),
    exampleOf(openCoupons, { open: true }, { open: true }),
  ];
}

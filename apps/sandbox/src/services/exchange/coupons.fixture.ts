import { createOrder } from '@paydirt/contract/goods/orders';
import { allCoupons, chooseCoupon, type Coupon, receiveCoupon } from '@paydirt/contract/rewards/coupons';
import { addMs, type EpochMs, fromIso, HOUR_MS, unwrap, usdt } from '@paydirt/domain';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

/** An offer of coupons, with times relative to now. */
interface Offer {
  readonly productId: string | null;
  readonly kind: string | null;
  readonly discount: bigint;
  readonly leastPrice: bigint | null;
  readonly startsIn: number;
  readonly endsIn: number | null;
  readonly validDays: number;
  readonly stock: number | null;
}

/** Read the end of a coupon. */
export const until = (coupon: Coupon): EpochMs => unwrap(fromIso(coupon.validUntil));

/** Set up the services for the tests of a file, with helpers for coupons. */
export function withCoupons() {
  const services = withSeededServices();
  let offers = 0;
  return {
    services,

    /** Create a member with play money. */
    newMember: (amount = '0') => memberWith(services, amount),

    /** Send the call with which a member takes a coupon. */
    take: (token: string, couponId: string) => services.send(receiveCoupon, { couponId }, { token }),

    taken: async (token: string, couponId: string) =>
      (await services.call(receiveCoupon, { couponId }, { token })).coupon,

    /** Send the call with which a member leases a machine, with or without a coupon. */
    lease: (token: string, productId: string, couponId?: string) =>
      services.send(
        createOrder,
        { productId, couponId, agreementVersion: AGREEMENT_VERSION },
        { token, key: services.ports.newId('key') },
      ),

    /** Choose a coupon for a product, or none. */
    choose: (token: string, productId: string, couponId?: string) =>
      services.call(chooseCoupon, { productId, couponId }, { token }),

    /** Read a member's coupons. */
    mineOf: async (token: string) => (await services.call(allCoupons, {}, { token })).mine,

    /** Create an offer, for the trommel (120 USDT) by default. Returns its id. */
    async offerOf(changes: Partial<Offer> = {}): Promise<string> {
      offers += 1;
      const id = `off_test_${offers}`;
      const now = await services.now();
      const offer = {
        productId: 'trommel',
        kind: null,
        discount: 10_000_000n,
        leastPrice: null,
        startsIn: -HOUR_MS,
        endsIn: null,
        validDays: 5,
        stock: null,
        ...changes,
      };
      await services.database.query(
        `insert into coupon_offer (id, product_id, kind, discount, least_price, starts_at, ends_at, valid_days, stock, position)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 100)`,
        [
          id,
          offer.productId,
          offer.kind,
          usdt(offer.discount),
          offer.leastPrice === null ? null : usdt(offer.leastPrice),
          new Date(addMs(now, offer.startsIn)),
          offer.endsIn === null ? null : new Date(addMs(now, offer.endsIn)),
          offer.validDays,
          offer.stock,
        ],
      );
      return id;
    },
  };
}

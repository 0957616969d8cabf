import {
  allCoupons,
  couponsOpen,
  type ProductCouponData,
  productCouponData,
  productCouponOffers,
  userProductCoupons,
} from '@paydirt/contract/rewards/coupons';
import { couponFits, couponOfferState, err, ok, toDecimal, usableCoupons } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement, type MemberContext } from '../../operation/operation.ts';
import { isServiceOpen } from '../../access/closed-services.ts';
import { readEarlierClaims } from '../user/members/person/earlier-claims.ts';
import { findProduct, type ProductRow } from '../goods/product-rows.ts';
import { readCoupons, readOffers, toCoupons, toOffers } from '../goods/coupon-rows.ts';

/** Tell whether coupons can be taken; they can, unless the test panel has closed them. */
export const areCouponsOpen = (sql: Sql): Promise<boolean> => isServiceOpen(sql, 'coupons');

/** Tell if coupons can be taken at present. */
export const couponsOpenOperation = implement(couponsOpen, async ({ sql }) =>
  ok({ data: { open: await areCouponsOpen(sql) } }),
);

/** All offers of coupons, and all coupons of the member. */
export const allCouponsOperation = implement(allCoupons, async ({ sql, memberId, locale, now }) => {
  const offers = (await areCouponsOpen(sql)) ? await readOffers(sql, now) : [];
  const coupons = await toCoupons(sql, await readCoupons(sql, memberId), locale, now);
  const earlier = await readEarlierClaims({ sql, now }, memberId);
  const inState = (state: (typeof coupons)[number]['state']) =>
    coupons.filter((coupon) => coupon.state === state);
  return ok({
    data: {
      available: await toOffers(sql, offers, coupons, earlier, { locale, now }),
      mine: {
        received: inState('received'),
        chosen: inState('chosen'),
        used: inState('used'),
        expired: inState('expired'),
      },
    },
  });
});

/** Offers of coupons for a product. */
export const productCouponOffersOperation = implement(
  productCouponOffers,
  async ({ sql, memberId, locale, now }, { productId }) => {
    const product = await findProduct(sql, productId);
    if (!product) return err({ error: 'not_found' });
    const offers = (await areCouponsOpen(sql)) ? await readOffers(sql, now) : [];
    const forIt = offers.filter((offer) => couponFits(offer, product));
    const coupons = await toCoupons(sql, await readCoupons(sql, memberId), locale, now);
    const earlier = await readEarlierClaims({ sql, now }, memberId);
    return ok({ data: await toOffers(sql, forIt, coupons, earlier, { locale, now }) });
  },
);

/** The member's coupons that can be used on a product now, the best first; none is chosen by itself (H16). */
export const userProductCouponsOperation = implement(
  userProductCoupons,
  async ({ sql, memberId, locale, now }, { productId }) => {
    const product = await findProduct(sql, productId);
    if (!product) return ok({ data: [] });
    const usable = usableCoupons(await readCoupons(sql, memberId), product, now);
    return ok({ data: await toCoupons(sql, usable, locale, now) });
  },
);

/** Summarize a member's coupons for a product: counts, the best one, the chosen one. */
export async function readProductCouponData(
  { sql, memberId, locale, now }: Pick<MemberContext, 'sql' | 'memberId' | 'locale' | 'now'>,
  product: ProductRow,
): Promise<ProductCouponData> {
  const coupons = await readCoupons(sql, memberId);
  const usable = usableCoupons(coupons, product, now);
  const taken = new Set(coupons.map(({ offerId }) => offerId));
  const offers = (await areCouponsOpen(sql)) ? await readOffers(sql, now) : [];
  const earlier = await readEarlierClaims({ sql, now }, memberId);
  const toTake = offers.filter(
    (offer) =>
      couponFits(offer, product) &&
      !taken.has(offer.id) &&
      !earlier.has(`coupon:${offer.id}`) &&
      couponOfferState(offer, now) === 'open',
  );
  const shown = await toCoupons(sql, usable, locale, now);
  const [best] = usable;
  return {
    best: best === undefined ? null : toDecimal(best.discount),
    mine: usable.length,
    offers: toTake.length,
    bestCoupon: shown[0] ?? null,
    chosen: shown.find(({ chosenFor }) => chosenFor === product.id) ?? null,
  };
}

/** Offers, coupons and choice of the member for one product. */
export const productCouponDataOperation = implement(productCouponData, async (context, { productId }) => {
  const product = await findProduct(context.sql, productId);
  if (!product) return err({ error: 'not_found' });
  return ok({ data: await readProductCouponData(context, product) });
});

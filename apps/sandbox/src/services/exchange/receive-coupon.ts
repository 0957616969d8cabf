import { receiveCoupon } from '@paydirt/contract/rewards/coupons';
import { couponOfferState, type CouponOfferState, couponValidUntil, err, ok } from '@paydirt/domain';

import { implement, type Refusal } from '../../operation/operation.ts';
import { lockEarlierClaims } from '../user/members/person/earlier-claims.ts';
import { lockCoupon, lockOffer, toCoupons } from '../goods/coupon-rows.ts';
import { scheduleCouponEnd } from './coupon-expiry.ts';
import { areCouponsOpen } from './coupons.ts';

const REFUSED: Readonly<Record<Exclude<CouponOfferState, 'open'>, Refusal>> = {
  upcoming: { error: 'coupon_offer_not_begun' },
  sold_out: { error: 'coupons_gone' },
  ended: { error: 'coupon_offer_over' },
};

/**
 * Take a coupon of an offer: once per offer, member and person, up to its stock. The offer's row is locked,
 * so that the last coupon is given once, and a repeated request finds the coupon of the first.
 */
export const receiveCouponOperation = implement(receiveCoupon, async (context, { couponId: offerId }) => {
  const { sql, memberId, locale, ports } = context;
  if (!(await areCouponsOpen(sql))) return err({ error: 'coupons_closed' });
  const earlier = await lockEarlierClaims(context, memberId);
  const offer = await lockOffer(sql, offerId);
  if (!offer) return err({ error: 'not_found' });
  const before = await sql.query(`select from coupon where member_id = $1 and offer_id = $2`, [
    memberId,
    offerId,
  ]);
  if (before.length > 0) return err({ error: 'coupon_already_taken' });
  if (earlier.has(`coupon:${offerId}`)) return err({ error: 'paid_before' });
  const now = await ports.readClock(sql);
  const state = couponOfferState(offer, now);
  if (state !== 'open') return err(REFUSED[state]);

  const id = ports.newId('cpn');
  const validUntil = couponValidUntil(now, offer.validDays);
  await sql.query(
    `insert into coupon (id, member_id, offer_id, product_id, kind, discount, least_price, valid_from, valid_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      memberId,
      offer.id,
      offer.productId,
      offer.kind,
      offer.discount,
      offer.leastPrice,
      new Date(now),
      new Date(validUntil),
    ],
  );
  await sql.query(`update coupon_offer set taken = taken + 1 where id = $1`, [offer.id]);
  await scheduleCouponEnd(sql, { couponId: id, takenAt: now, validUntil });

  const stored = await lockCoupon(sql, memberId, id);
  const [coupon] = stored ? await toCoupons(sql, [stored], locale, now) : [];
  if (!coupon) throw new Error('exchange: a coupon that was just taken is there');
  return ok({ data: { coupon } });
});

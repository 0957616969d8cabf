import { chooseCoupon } from '@paydirt/contract/rewards/coupons';
import { err, isCouponUsable, ok } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { findProduct } from '../goods/product-rows.ts';
import { readCoupons } from '../goods/coupon-rows.ts';
import { readProductCouponData } from './coupons.ts';

/**
 * Choose a coupon for a product, or none. The choice is stored with the coupon, so that it is the same on all
 * of the member's devices; it does not use the coupon up. It replaces the product's previous choice, and a
 * coupon that was chosen for another product moves to this one, because it can be used once.
 */
export const chooseCouponOperation = implement(chooseCoupon, async (context, { productId, couponId }) => {
  const { sql, memberId, ports } = context;
  const product = await findProduct(sql, productId);
  if (!product) return err({ error: 'not_found' });
  // All of the member's coupons are locked, so that two choices at the same time leave one.
  const coupons = await readCoupons(sql, memberId, 'for update');
  const now = await ports.readClock(sql);
  if (couponId !== undefined) {
    const coupon = coupons.find(({ id }) => id === couponId);
    if (!coupon) return err({ error: 'not_found' });
    if (!isCouponUsable(coupon, product, now)) return err({ error: 'coupon_not_usable' });
  }
  await sql.query(`update coupon set chosen_for = null where member_id = $1 and chosen_for = $2`, [
    memberId,
    productId,
  ]);
  if (couponId !== undefined)
    await sql.query(`update coupon set chosen_for = $3 where id = $1 and member_id = $2`, [
      couponId,
      memberId,
      productId,
    ]);
  return ok({ data: await readProductCouponData({ ...context, now }, product) });
});

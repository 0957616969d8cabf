import { productCoupons } from '@paydirt/contract/calls/exchange';
import { CURRENCY, type EpochMs, type Money, ok, toDecimal, toIso } from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { implement } from '../../operation.ts';

interface CouponRow {
  readonly id: string;
  readonly product_id: string | null;
  readonly discount: Money;
  readonly valid_from: EpochMs;
  readonly valid_until: EpochMs;
}

/** The member's coupons that can be used on a product now, the best first; none is chosen for them (H16). */
export const productCouponsOperation = implement(
  productCoupons,
  async ({ sql, memberId, now }, { productId }) => {
    const rows = await queryAmounts<CouponRow>(
      sql,
      { discount: CURRENCY },
      `select coupon.* from coupon, product where product.id = $2 and coupon.member_id = $1 and used_at is null
       and (coupon.product_id is null or coupon.product_id = product.id)
       and valid_from <= $3 and valid_until > $3 and discount < price
     order by discount desc, valid_until, coupon.id`,
      [memberId, productId, new Date(now)],
    );
    return ok({
      data: rows.map((row) => ({
        couponId: row.id,
        productId: row.product_id,
        discount: toDecimal(row.discount),
        validFrom: toIso(row.valid_from),
        validUntil: toIso(row.valid_until),
        state: 'received' as const,
      })),
    });
  },
);

import type { Coupon, Product } from '@paydirt/contract';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { CouponOption } from '@paydirt/ui/coupon-ticket';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';

/** Lay a coupon out as a ticket that can be chosen for a product. */
export function toCouponOption(
  { couponId, discount, validUntil }: Coupon,
  product: Product,
  { t, format }: { t: Translate; format: Formatters },
): CouponOption {
  const money = moneyOf(discount);
  return {
    id: couponId,
    discount: format.figure(money, 'balance'),
    unit: t('products.detail.couponOff', { amount: money.asset }),
    title: product.productName,
    validity: t('products.detail.couponUntil', { day: format.day(timeOf(validUntil)) }),
  };
}

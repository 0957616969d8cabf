import type { Product } from '@paydirt/contract/goods/products';
import type { Coupon } from '@paydirt/contract/rewards/coupons';
import { chargedPrice, type Money } from '@paydirt/domain';

import { moneyOf } from '../../platform/data/wire.ts';

/** Compute the price of a product with a coupon, or without one. */
export function amountWith(product: Pick<Product, 'price'>, coupon: Pick<Coupon, 'discount'> | null): Money {
  return chargedPrice(moneyOf(product.price), coupon && moneyOf(coupon.discount));
}

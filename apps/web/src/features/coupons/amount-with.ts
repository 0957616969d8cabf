import type { Coupon, Product } from '@paydirt/contract';
import { type Money, subtract } from '@paydirt/domain';

import { moneyOf } from '../../platform/data/wire.ts';

/** What is paid for a product with a coupon, or without one. */
export function amountWith(product: Pick<Product, 'price'>, coupon: Pick<Coupon, 'discount'> | null): Money {
  const price = moneyOf(product.price);
  return coupon === null ? price : subtract(price, moneyOf(coupon.discount));
}

import type { Product } from '@paydirt/contract/goods/products';
import { canBuy, type EpochMs, offerOf } from '@paydirt/domain';

import { saleOf } from '../../catalogue/index.ts';

/** The products that can be leased now: those in a rush first, the one that ends soonest before the others. */
export function onOffer(products: readonly Product[], now: EpochMs): Product[] {
  const endOf = (product: Product) => {
    const offer = offerOf(saleOf(product), now);
    return offer.kind === 'rush' ? offer.endsAt : Number.POSITIVE_INFINITY;
  };
  return products
    .filter((product) => canBuy(offerOf(saleOf(product), now)))
    .toSorted((a, b) => (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)));
}

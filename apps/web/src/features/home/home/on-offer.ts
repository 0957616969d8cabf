import type { Product } from '@paydirt/contract/goods/products';
import { canBuy, type EpochMs, offerOf } from '@paydirt/domain';

import { moneyOf } from '../../../platform/data/wire.ts';
import { localPrice, type LocalTexts, saleOf } from '../../catalogue/index.ts';

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

/** List the lines below a machine's name: its price, the same in the member's currency, its days. */
export function offerLines(
  { price, validDays }: Pick<Product, 'price' | 'validDays'>,
  { t, format, local }: LocalTexts,
): string[] {
  const paid = moneyOf(price);
  const amount = localPrice(paid, { format, local });
  // Until the rate is known its line is held, so that nothing moves.
  const held = local.status === 'loading' ? ['\u00a0'] : [];
  return [
    format.money(paid, 'price'),
    ...(amount === undefined ? held : [t('common.about', { amount })]),
    format.days(validDays),
  ];
}

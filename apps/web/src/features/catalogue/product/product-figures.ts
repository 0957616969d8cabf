import type { Product } from '@paydirt/contract/goods/products';
import type { Figure } from '@paydirt/ui/figure-grid';

import { moneyOf } from '../../../platform/data/wire.ts';
import { localPrice, type LocalTexts } from '../data/local-unit.ts';

/**
 * List the figures of merchandise: its price, also in the member's currency, and the units left where the service
 * reports them (H3).
 */
export function toFigures(product: Product, { t, format, local }: LocalTexts): Figure[] {
  const price = moneyOf(product.price);
  const amount = localPrice(price, { format, local });
  return [
    { label: t('products.price'), value: format.money(price, 'price') },
    ...(amount === undefined ? [] : [{ label: t('products.unit.yours'), value: amount }]),
    ...(product.stock === null || product.sold === null
      ? []
      : [
          {
            label: t('products.detail.stockLeft'),
            value: format.number(Math.max(0, product.stock - product.sold)),
          },
        ]),
  ];
}

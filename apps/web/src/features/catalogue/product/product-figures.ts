import type { Product } from '@paydirt/contract';
import type { Figure } from '@paydirt/ui/figure-grid';

import { moneyOf } from '../../../platform/data/wire.ts';
import type { ProductTexts } from '../products/product-card-props.ts';

/** The figures of a product's page; income is scheduled, never promised (H5). */
export function toFigures(product: Product, { t, format }: Pick<ProductTexts, 't' | 'format'>): Figure[] {
  const price = { label: t('products.price'), value: format.money(moneyOf(product.price), 'price') };
  if (product.kind === 'merchandise') {
    if (product.stock === null || product.sold === null) return [price];
    return [
      price,
      {
        label: t('products.detail.stockLeft'),
        value: format.number(Math.max(0, product.stock - product.sold)),
      },
    ];
  }
  return [
    price,
    {
      label: t('products.detail.scheduledPerDay'),
      value: format.money(moneyOf(product.dailyIncome), 'balance'),
      tone: 'income',
    },
    { label: t('products.detail.lease'), value: t('common.days', { count: product.validDays }) },
    {
      label: t('products.detail.scheduledTotal'),
      value: format.money(moneyOf(product.scheduledTotal), 'balance'),
      tone: 'income',
    },
  ];
}

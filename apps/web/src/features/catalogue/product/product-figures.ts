import type { Product } from '@paydirt/contract';
import type { Figure } from '@paydirt/ui/figure-grid';

import { moneyOf } from '../../../platform/data/wire.ts';
import { localPrice, type LocalTexts } from '../data/local-unit.ts';

/** The figures of a product's page, its price also in the member's currency; income is scheduled, never promised (H5). */
export function toFigures(product: Product, { t, format, local }: LocalTexts): Figure[] {
  const price = moneyOf(product.price);
  const amount = localPrice(price, { format, local });
  const prices = [
    { label: t('products.price'), value: format.money(price, 'price') },
    ...(amount === undefined ? [] : [{ label: t('products.unit.yours'), value: amount }]),
  ];
  if (product.kind === 'merchandise') {
    if (product.stock === null || product.sold === null) return prices;
    return [
      ...prices,
      {
        label: t('products.detail.stockLeft'),
        value: format.number(Math.max(0, product.stock - product.sold)),
      },
    ];
  }
  return [
    ...prices,
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

import type { Product, ProductKind } from '@paydirt/contract/goods/products';
import { canBuy, type EpochMs, offerOf, PRODUCT_STATUS } from '@paydirt/domain';

import { saleOf } from '../data/products.ts';

/** A filter of the list of products; written to the address as `status`. */
export type ProductFilter = 'all' | 'open' | 'rush' | 'preSale' | 'soldOut';

/** All filters, in the order in which they are offered. */
export const PRODUCT_FILTERS = [
  'all',
  'open',
  'rush',
  'preSale',
  'soldOut',
] as const satisfies readonly ProductFilter[];

/** The status that is requested of the service; undefined requests all. */
export const STATUS_OF = {
  all: undefined,
  // Products on offer have several statuses, so all are requested and filtered here.
  open: undefined,
  rush: PRODUCT_STATUS.RUSH,
  preSale: PRODUCT_STATUS.PRE_SALE,
  soldOut: PRODUCT_STATUS.SOLD_OUT,
} as const satisfies Record<ProductFilter, number | undefined>;

/** Read the filter from the address: its name, or the number of a status (`?status=6`). Anything else is all. */
export function filterOf(parameter: string | null): ProductFilter {
  const byName = PRODUCT_FILTERS.find((filter) => filter === parameter);
  if (byName) return byName;
  return (
    PRODUCT_FILTERS.find(
      (filter) => STATUS_OF[filter] !== undefined && String(STATUS_OF[filter]) === parameter,
    ) ?? 'all'
  );
}

/** Read the kind from the address; machines by default. */
export function kindOf(parameter: string | null): ProductKind {
  return parameter === 'merchandise' ? 'merchandise' : 'machine';
}

/** Tell if a product belongs in a list that was requested with a filter. */
export function isListed(product: Product, filter: ProductFilter, now: EpochMs): boolean {
  return filter !== 'open' || canBuy(offerOf(saleOf(product), now));
}

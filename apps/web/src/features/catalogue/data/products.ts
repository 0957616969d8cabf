import {
  leaseAgreement,
  type Product,
  productDetail,
  type ProductKind,
  productList,
} from '@paydirt/contract/goods/products';
import { incomePattern } from '@paydirt/contract/wallet/income';
import type { ProductSale } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { timeOrNull } from '../../../platform/data/wire.ts';

/** Read products of a kind, those on offer first; `status` requests one status only. */
export const useProducts = (kind: ProductKind, status?: number) =>
  usePages<Product, typeof productList>(
    productList,
    { kind, ...(status !== undefined && { status }) },
    (product) => product.id,
  );

/** Read one product; null makes no request. */
export const useProduct = (productId: string | null) =>
  useCall(productDetail, productId === null ? null : { productId });

/** Read the agreement in force for a machine; null makes no request. */
export const useAgreement = (productId: string | null) =>
  useCall(leaseAgreement, productId === null ? null : { productId });

/** Read the income pattern of a machine; null makes no request. */
export const useIncomePattern = (productId: string | null) =>
  useCall(incomePattern, productId === null ? null : { productId });

/** Get a product's sale in the form that the domain's rules take. */
export function saleOf(product: Product): ProductSale {
  return {
    status: product.status,
    startTime: timeOrNull(product.startTime),
    endTime: timeOrNull(product.endTime),
    rushEndsAt: timeOrNull(product.rushEndsAt),
    stock: product.stock,
    sold: product.sold,
  };
}

import { type Product, productDetail } from '@paydirt/contract/goods/products';
import {
  allCoupons,
  chooseCoupon,
  type Coupon,
  couponsOpen,
  type ProductCouponData,
  productCouponData,
  productCouponOffers,
  receiveCoupon,
  userProductCoupons,
} from '@paydirt/contract/rewards/coupons';
import { useState } from 'react';

import { useCall, usePutAnswer } from '../../../platform/data/use-call.ts';
import { newestChoice } from '../../../platform/data/newest-choice.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useClock, useFailureText } from '../../../platform/hooks.tsx';

/** Read the coupons on offer, and all those of the member. */
export const useAllCoupons = () => useCall(allCoupons, {});

/** Read the coupons offered for one product; null makes no request. */
export const useProductOffers = (productId: string | null) =>
  useCall(productCouponOffers, productId === null ? null : { productId }, { isEmpty: () => false });

/** Read whether coupons can be taken at present. */
export const useCouponsOpen = () => useCall(couponsOpen, {});

/** Read the member's coupons that can be used on a product now, the best first. */
export const useUsableCoupons = (productId: string) => useCall(userProductCoupons, { productId });

/** Read the product that a coupon is chosen for; null makes no request. */
export const useCouponProduct = (productId: string | null) =>
  useCall(productDetail, productId === null ? null : { productId });

/** Take a coupon that is offered. */
export const useTakeCoupon = () => useSend(receiveCoupon);

/** A member's coupons for one product, and the chosen one. */
export interface ProductCoupons {
  /** Null while that is not known. */
  readonly data: ProductCouponData | null;
  /** The chosen one, as long as it can be used. */
  readonly chosen: Coupon | null;
  /**
   * Choose one, or none. The price follows at once; where the service refuses, the choice reverts with the reason.
   */
  readonly choose: (coupon: Coupon | null) => void;
  /** Reason for the refusal of the last choice. */
  readonly failure: string | null;
}

/** Hold the choice of a coupon for a product; the service remembers it. */
export function useProductCoupons({ id: productId }: Pick<Product, 'id'>): ProductCoupons {
  const clock = useClock();
  const failureText = useFailureText();
  const view = useCall(productCouponData, { productId });
  const put = usePutAnswer();
  const { send } = useSend(chooseCoupon);
  const [inOrder] = useState(newestChoice);
  // The offer whose request is under way; undefined when there is none.
  const [selected, setSelected] = useState<Coupon | null | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const data = view.status === 'ready' ? view.value : null;
  const known = selected === undefined ? (data?.chosen ?? null) : selected;

  async function choose(coupon: Coupon | null) {
    setSelected(coupon);
    setFailure(null);
    const result = await inOrder(() =>
      send({ productId, ...(coupon !== null && { couponId: coupon.couponId }) }),
    );
    if (result === null) return;
    if (result.ok) await put(productCouponData, { productId }, result.value.data);
    else setFailure(failureText(result.error));
    setSelected(undefined);
  }

  return {
    data,
    // A coupon may expire while the page is open, without an event.
    chosen: known !== null && clock() < timeOf(known.validUntil) ? known : null,
    choose: (coupon) => void choose(coupon),
    failure,
  };
}

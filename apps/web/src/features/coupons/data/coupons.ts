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
import { useSend } from '../../../platform/data/use-send.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useClock, useFailureText, useToast } from '../../../platform/hooks.tsx';

/** Show what is offered, and all coupons of the member. */
export const useAllCoupons = () => useCall(allCoupons, {});

/** Show what is offered for one product; with null nothing is asked. */
export const useProductOffers = (productId: string | null) =>
  useCall(productCouponOffers, productId === null ? null : { productId }, { isEmpty: () => false });

/** Show whether coupons can be taken at present. */
export const useCouponsOpen = () => useCall(couponsOpen, {});

/** Show the member's coupons that can be used on a product now, the best first. */
export const useUsableCoupons = (productId: string) => useCall(userProductCoupons, { productId });

/** Show the product that a coupon is chosen for; with null nothing is asked. */
export const useCouponProduct = (productId: string | null) =>
  useCall(productDetail, productId === null ? null : { productId });

/** Take a coupon that is offered. */
export const useTakeCoupon = () => useSend(receiveCoupon);

/** How a member stands with coupons for one product, and which one they chose for it. */
export interface ProductCoupons {
  /** Null while that is not known. */
  readonly data: ProductCouponData | null;
  /** The chosen one, as long as it can be used. */
  readonly chosen: Coupon | null;
  /** Choose one, or none. The price follows at once; where the service refuses, it goes back and says why. */
  readonly choose: (coupon: Coupon | null) => void;
}

/** Hold the choice of a coupon for a product; the service remembers it. */
export function useProductCoupons({ id: productId }: Pick<Product, 'id'>): ProductCoupons {
  const clock = useClock();
  const toast = useToast();
  const failureText = useFailureText();
  const view = useCall(productCouponData, { productId });
  const put = usePutAnswer();
  const { send } = useSend(chooseCoupon);
  // What was tapped and is on its way; undefined when nothing is.
  const [asked, setAsked] = useState<Coupon | null | undefined>(undefined);
  const data = view.status === 'ready' ? view.value : null;
  const known = asked === undefined ? (data?.chosen ?? null) : asked;

  async function choose(coupon: Coupon | null) {
    setAsked(coupon);
    const result = await send({ productId, ...(coupon !== null && { couponId: coupon.couponId }) });
    if (result === null) return;
    if (result.ok) await put(productCouponData, { productId }, result.value.data);
    else toast(failureText(result.error), 'failure');
    setAsked(undefined);
  }

  return {
    data,
    // A page that stands open does not hear by itself that a term has ended.
    chosen: known !== null && clock() < timeOf(known.validUntil) ? known : null,
    choose: (coupon) => void choose(coupon),
  };
}

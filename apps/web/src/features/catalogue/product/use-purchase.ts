import type { Coupon, Product } from '@paydirt/contract';

import { useBalance } from '../../wallet/index.ts';
import { useProductCoupons } from '../data/products.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { useClock } from '../../../platform/hooks.tsx';
import { NOTHING_CHOSEN, type PurchaseChoices, purchaseState, type PurchaseState } from './purchase.ts';

/** What a product's page knows of the purchase that may come. */
export interface Purchase {
  readonly state: PurchaseState;
  readonly choices: PurchaseChoices;
  readonly choose: (next: Partial<PurchaseChoices>) => void;
  /** Coupons that can be used now; null while that is not known. */
  readonly coupons: readonly Coupon[] | null;
  /** The chosen one, as long as it can still be used. */
  readonly coupon: Coupon | null;
}

/** Hold the choices of a purchase with the page, and work out what stands in its way. */
export function usePurchase(product: Product): Purchase {
  const clock = useClock();
  const balance = useBalance();
  const couponView = useProductCoupons(product.id);
  const [choices, setChoices] = useEntryState<PurchaseChoices>('purchase', NOTHING_CHOSEN);
  const coupons =
    couponView.status === 'ready' ? couponView.value : couponView.status === 'empty' ? [] : null;
  const coupon = coupons?.find(({ couponId }) => couponId === choices.couponId) ?? null;
  const available = balance.status === 'ready' ? moneyOf(balance.value.available) : null;
  return {
    state: purchaseState(product, coupon, available, clock()),
    choices,
    choose: (next) => setChoices({ ...choices, ...next }),
    coupons,
    coupon,
  };
}

import type { Product } from '@paydirt/contract/goods/products';
import type { Coupon } from '@paydirt/contract/rewards/coupons';

import { type ProductCoupons, useProductCoupons } from '../../coupons/index.ts';
import { useBalance } from '../../wallet/index.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { useClock } from '../../../platform/hooks.tsx';
import { NOTHING_CHOSEN, type PurchaseChoices, purchaseState, type PurchaseState } from './purchase.ts';

/** The state of a possible purchase on a product's page. */
export interface Purchase {
  readonly state: PurchaseState;
  /** True once the balance has been requested, so that the state is complete. */
  readonly isKnown: boolean;
  readonly choices: PurchaseChoices;
  readonly choose: (next: Partial<PurchaseChoices>) => void;
  readonly coupons: ProductCoupons;
  /** The chosen coupon, as long as it can still be used. */
  readonly coupon: Coupon | null;
}

/** Hold the choices of a purchase with the page, and work out what prevents it. */
export function usePurchase(product: Product): Purchase {
  const clock = useClock();
  const balance = useBalance();
  const coupons = useProductCoupons(product);
  const [choices, setChoices] = useEntryState<PurchaseChoices>('purchase', NOTHING_CHOSEN);
  const available = balance.status === 'ready' ? moneyOf(balance.value.available) : null;
  return {
    state: purchaseState(product, coupons.chosen, available, clock()),
    isKnown: balance.status !== 'loading',
    choices,
    choose: (next) => setChoices({ ...choices, ...next }),
    coupons,
    coupon: coupons.chosen,
  };
}

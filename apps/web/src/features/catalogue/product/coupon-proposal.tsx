import type { Product } from '@paydirt/contract/goods/products';
import { Button } from '@paydirt/ui/button';

import { amountWith } from '../../coupons/index.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import type { Purchase } from './use-purchase.ts';

/**
 * Propose the member's best coupon below the price without it: nothing is deducted until they use it, and after
 * declining they are not asked again (H16). A chosen one can be removed here.
 */
export function CouponProposal({ product, purchase }: { product: Product; purchase: Purchase }) {
  const t = useT();
  const format = useFormat();
  const { coupon, coupons, choices, choose } = purchase;
  const best = coupons.data?.bestCoupon ?? null;
  if (coupon !== null) {
    return (
      <Button
        wide
        variant="quiet"
        onClick={() => {
          choose({ couponDeclined: true });
          coupons.choose(null);
        }}
      >
        {t('coupons.proposalDecline')}
      </Button>
    );
  }
  if (best === null || choices.couponDeclined) return null;
  return (
    <div className="flex flex-col gap-3 rounded-card bg-wash px-4 py-3 forced-colors:outline">
      <p className="tabular text-15">
        {t('coupons.proposal', {
          amount: format.money(moneyOf(best.discount), 'balance'),
          price: format.money(amountWith(product, best), 'price'),
        })}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <Button onClick={() => coupons.choose(best)}>{t('coupons.proposalUse')}</Button>
        <Button onClick={() => choose({ couponDeclined: true })}>{t('coupons.proposalDecline')}</Button>
      </div>
    </div>
  );
}

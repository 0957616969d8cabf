import type { Coupon } from '@paydirt/contract';
import { Choice } from '@paydirt/ui/choice';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';

/** Stands for "without a coupon": no coupon has an empty id. */
const NONE = '';

interface CouponChoiceProps {
  coupons: readonly Coupon[];
  /** Null until one was chosen: none is chosen for the member (H16). */
  couponId: string | null;
  onChoose: (couponId: string | null) => void;
}

/** Choose one of the coupons that can be used, or none. */
export function CouponChoice({ coupons, couponId, onChoose }: CouponChoiceProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Choice
      legend={t('products.detail.couponTitle')}
      legendHidden
      value={couponId}
      onValueChange={(value) => onChoose(value === NONE ? null : value)}
      options={[
        ...coupons.map((coupon) => ({
          value: coupon.couponId,
          label: t('products.detail.couponOff', {
            amount: format.money(moneyOf(coupon.discount), 'balance'),
          }),
          text: t('products.detail.couponUntil', { day: format.day(timeOf(coupon.validUntil)) }),
        })),
        { value: NONE, label: t('products.detail.couponNone') },
      ]}
    />
  );
}

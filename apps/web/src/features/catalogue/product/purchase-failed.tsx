import type { CallError } from '@paydirt/contract';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import type { ReactNode } from 'react';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, usePlatform, useT } from '../../../platform/hooks.tsx';
import type { PurchaseChoices, PurchaseStage } from './purchase.ts';
import type { Purchase } from './use-purchase.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

interface PurchaseFailedProps {
  error: CallError;
  purchase: Purchase;
  onStageChange: (stage: PurchaseStage | null) => void;
  onChoose: (next: Partial<PurchaseChoices>) => void;
}

/** Explain why a purchase was refused, and offer the next step; the choices stay (H8). */
export function PurchaseFailed({ error, purchase, onStageChange, onChoose }: PurchaseFailedProps) {
  const failureText = useFailureText();
  return (
    <div role="alert">
      <NoticeBar tone="failure" action={<NextStep {...{ error, purchase, onStageChange, onChoose }} />}>
        {failureText(error)}
      </NoticeBar>
    </div>
  );
}

function NextStep({ error, purchase, onStageChange, onChoose }: PurchaseFailedProps): ReactNode {
  const t = useT();
  const { panel } = usePlatform();
  switch (error.name) {
    case 'insufficient_balance':
      return (
        <Button size="sm" onClick={() => panel.set('faucet')}>
          {t('products.detail.toFaucet')}
        </Button>
      );
    case 'sold_out':
    case 'sale_ended':
    case 'not_on_sale_yet':
      return (
        <ButtonLink size="sm" href={hashHref(catalogueRoutes.products.href())}>
          {t('products.detail.toProducts')}
        </ButtonLink>
      );
    case 'agreement_changed':
      return (
        <Button
          size="sm"
          onClick={() => {
            onChoose({ agreement: null });
            onStageChange('agreement');
          }}
        >
          {t('products.confirm.readNew')}
        </Button>
      );
    case 'coupon_not_usable':
      return (
        <Button
          size="sm"
          onClick={() => {
            if (purchase.coupon !== null) purchase.coupons.choose(null);
            onChoose({ couponDeclined: true });
          }}
        >
          {t('products.confirm.withoutCoupon')}
        </Button>
      );
    // The figures above are the new ones by now.
    case 'amount_changed':
      return (
        <Button size="sm" onClick={() => onChoose({})}>
          {t('common.retry')}
        </Button>
      );
    case 'delivery_address_required':
      return (
        <Button size="sm" onClick={() => onStageChange('delivery')}>
          {t('products.detail.deliveryChoose')}
        </Button>
      );
    default:
      return null;
  }
}

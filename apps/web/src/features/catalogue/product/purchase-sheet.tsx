import type { Order, Product } from '@paydirt/contract';
import { CouponChoice } from '@paydirt/ui/coupon-ticket';
import { useState } from 'react';

import { useFormat, useT, useToast } from '../../../platform/hooks.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { AgreementText } from './agreement-text.tsx';
import { ConfirmPurchase } from './confirm-purchase.tsx';
import { toCouponOption } from './coupon-option.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { hasAgreed, type PurchaseStep } from './purchase.ts';
import { PurchaseResult } from './purchase-result.tsx';
import type { Purchase } from './use-purchase.ts';

/** What the sheet of a purchase shows. */
export type PurchaseStage = PurchaseStep | 'coupon';

interface PurchaseSheetProps {
  product: Product;
  purchase: Purchase;
  stage: PurchaseStage | null;
  onStageChange: (stage: PurchaseStage | null) => void;
}

/** The one sheet of a purchase: coupon, agreement or address, then the confirmation, then what came of it. */
export function PurchaseSheet({ product, purchase, stage, onStageChange }: PurchaseSheetProps) {
  const t = useT();
  const [order, setOrder] = useState<Order | null>(null);
  // The last stage stays while the sheet goes, so that it does not turn empty on its way.
  const [shown, setShown] = useState<PurchaseStage>('confirm');
  if (stage !== null && stage !== shown) setShown(stage);

  function openChanged(open: boolean) {
    if (open) return;
    onStageChange(null);
    if (order !== null) setOrder(null);
  }

  const machine = product.kind === 'machine';
  const name = product.productName;
  const titles = {
    agreement: t('products.detail.agreement'),
    coupon: t('products.detail.couponTitle'),
    delivery: t('products.detail.deliveryTitle'),
    confirm: machine ? t('products.confirm.leaseTitle', { name }) : t('products.confirm.buyTitle', { name }),
  } satisfies Record<PurchaseStage, string>;
  const resultTitle = machine
    ? t('products.result.leasedTitle', { name })
    : t('products.result.boughtTitle', { name });

  return (
    <Sheet
      open={stage !== null}
      onOpenChange={openChanged}
      title={order === null ? titles[shown] : resultTitle}
    >
      {order === null ? (
        <Stage {...{ product, purchase, onStageChange }} stage={shown} onOrdered={setOrder} />
      ) : (
        <PurchaseResult order={order} onClose={() => openChanged(false)} />
      )}
    </Sheet>
  );
}

interface StageProps {
  product: Product;
  purchase: Purchase;
  stage: PurchaseStage;
  onStageChange: (stage: PurchaseStage | null) => void;
  onOrdered: (order: Order) => void;
}

function Stage({ product, purchase, stage, onStageChange, onOrdered }: StageProps) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const { choices, choose } = purchase;
  switch (stage) {
    case 'agreement':
      return (
        <AgreementText
          productId={product.id}
          decided={hasAgreed(product, choices)}
          onDecide={(agreement) => {
            const wasUndecided = !hasAgreed(product, choices);
            choose({ agreement });
            if (!agreement.agreed) toast(t('products.detail.disagreed'));
            onStageChange(
              agreement.agreed && wasUndecided && purchase.state.kind === 'ready' ? 'confirm' : null,
            );
          }}
        />
      );
    case 'coupon':
      return (
        <CouponChoice
          legend={t('products.detail.couponTitle')}
          legendHidden
          coupons={(purchase.coupons ?? []).map((coupon) => toCouponOption(coupon, product, { t, format }))}
          value={purchase.coupon?.couponId ?? null}
          clearLabel={t('products.detail.couponNone')}
          onValueChange={(couponId) => {
            choose({ couponId });
            onStageChange(null);
          }}
        />
      );
    case 'delivery':
      return (
        <DeliveryChoice
          addressId={choices.deliveryAddressId}
          onChoose={(deliveryAddressId) => {
            choose({ deliveryAddressId });
            onStageChange(purchase.state.kind === 'ready' ? 'confirm' : null);
          }}
        />
      );
    case 'confirm':
      return <ConfirmPurchase {...{ product, purchase, onStageChange, onOrdered }} />;
  }
}

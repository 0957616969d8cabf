import type { PlacedOrder } from '@paydirt/contract/goods/orders';
import type { ProductDetail } from '@paydirt/contract/goods/products';
import { Button } from '@paydirt/ui/button';

import { amountWith, CouponPicker } from '../../coupons/index.ts';
import { useT, useToast } from '../../../platform/hooks.tsx';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { useSheetStage } from '../../../shell/screen/use-sheet-stage.ts';
import { AgreementText } from './agreement-text.tsx';
import { ConfirmPurchase } from './confirm-purchase.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { hasAgreed, type PurchaseStage } from './purchase.ts';
import { PurchaseResult } from './purchase-result.tsx';
import type { Purchase } from './use-purchase.ts';
import { LeaseOutcome } from './lease-outcome.tsx';

interface PurchaseSheetProps {
  product: ProductDetail;
  purchase: Purchase;
  stage: PurchaseStage | null;
  onStageChange: (stage: PurchaseStage | null) => void;
  onSettledElsewhere: OnSettledElsewhere;
}

/** The one sheet of a purchase: coupon, agreement or address, then the confirmation, then what came of it. */
export function PurchaseSheet(props: PurchaseSheetProps) {
  const { product, stage, onStageChange } = props;
  const t = useT();
  const toast = useToast();
  const sheet = useSheetStage<PurchaseStage, PlacedOrder>(stage, 'confirm');
  const { shown, result: order } = sheet;

  function openChanged(open: boolean) {
    if (!open) onStageChange(null);
  }

  function ordered(made: PlacedOrder) {
    if (sheet.current() !== null) sheet.setResult(made);
    else toast(resultTitle, 'success');
  }

  const machine = product.kind === 'machine';
  const name = product.productName;
  const titles = {
    agreement: t('products.detail.agreement'),
    coupon: t('coupons.titleChoose'),
    delivery: t('products.detail.deliveryChoose'),
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
      <div key={order === null ? shown : 'result'} ref={showFromTop}>
        {order === null ? (
          <Stage {...props} stage={shown} current={sheet.current} onOrdered={ordered} />
        ) : (
          <PurchaseResult order={order} onClose={() => openChanged(false)} />
        )}
      </div>
    </Sheet>
  );
}

/** Scroll to the top when the next step begins, where the price is, however far the last was scrolled. */
function showFromTop(content: HTMLDivElement | null): void {
  content?.closest('[role=dialog]')?.scrollTo({ top: 0 });
}

interface StageProps extends PurchaseSheetProps {
  stage: PurchaseStage;
  /** Current stage; an address that was being saved when the sheet was closed leads to no other. */
  current: () => PurchaseStage | null;
  onOrdered: (order: PlacedOrder) => void;
}

function Stage({ stage, current, ...props }: StageProps) {
  const { product, purchase, onStageChange } = props;
  const t = useT();
  const { choices, choose } = purchase;
  switch (stage) {
    case 'agreement':
      return (
        <AgreementText
          productId={product.id}
          decided={hasAgreed(product, choices)}
          agreedAt={product.leaseTermsAgreedAt}
          comesTo={<LeaseOutcome product={product} pays={amountWith(product, purchase.coupon)} />}
          onDecide={(agreement) => {
            const wasUndecided = !hasAgreed(product, choices);
            choose({ agreement });
            onStageChange(
              agreement.agreed && wasUndecided && purchase.state.kind === 'ready' ? 'confirm' : null,
            );
          }}
        />
      );
    case 'coupon':
      return (
        <div className="flex flex-col gap-4">
          <CouponPicker product={product} coupons={purchase.coupons} />
          <Button wide size="lg" variant="primary" onClick={() => onStageChange(null)}>
            {t('common.done')}
          </Button>
        </div>
      );
    case 'delivery':
      return (
        <DeliveryChoice
          addressId={choices.deliveryAddressId}
          onChoose={(deliveryAddressId) => {
            if (current() !== 'delivery') return;
            choose({ deliveryAddressId });
            onStageChange(purchase.state.kind === 'ready' ? 'confirm' : null);
          }}
        />
      );
    case 'confirm':
      return <ConfirmPurchase {...props} />;
  }
}

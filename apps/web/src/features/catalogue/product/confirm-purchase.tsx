import type { CallError } from '@paydirt/contract';
import type { PlacedOrder } from '@paydirt/contract/goods/orders';
import type { ProductDetail } from '@paydirt/contract/goods/products';
import { subtract } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { DescriptionList, type Description } from '@paydirt/ui/description-list';
import { useState } from 'react';

import { useBalance } from '../../wallet/index.ts';
import { useDeliveryAddresses } from '../../wallet/index.ts';
import { useCreateOrder } from '../data/create-order.ts';
import { localPrice, useLocalUnit } from '../data/local-unit.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { LocalUnitNote } from '../products/local-unit-note.tsx';
import { confirmedCost, type Cost, costOf, orderInput, type PurchaseStage } from './purchase.ts';
import { AgreedBefore } from './agreed-before.tsx';
import { CouponProposal } from './coupon-proposal.tsx';
import { PurchaseFailed } from './purchase-failed.tsx';
import type { Purchase } from './use-purchase.ts';
import { LeaseOutcome } from './lease-outcome.tsx';
import { Risk } from './risk.tsx';

interface ConfirmPurchaseProps {
  product: ProductDetail;
  purchase: Purchase;
  onStageChange: (stage: PurchaseStage | null) => void;
  onOrdered: (order: PlacedOrder) => void;
  onSettledElsewhere: OnSettledElsewhere;
}

/**
 * Show the price of a purchase and the balance after it, and make it once. Once it is sent, the confirmed figures
 * stay until its final answer, whatever price, coupon or balance arrive meanwhile (PRODUCT 7).
 */
export function ConfirmPurchase({
  product,
  purchase,
  onStageChange,
  onOrdered,
  onSettledElsewhere,
}: ConfirmPurchaseProps) {
  const t = useT();
  // `onSettledElsewhere` closes the sheet: a tap meant to check the unanswered request could otherwise hit
  // the button of a new purchase.
  const call = useCreateOrder(product.id, onSettledElsewhere);
  const { open, lost, sending } = call;
  const format = useFormat();
  const [error, setError] = useState<CallError | null>(null);
  const machine = product.kind === 'machine';
  const now = costOf(product, purchase.coupon);
  const cost = open === null ? now : confirmedCost(open.shown, now);
  const amount = format.money(moneyOf(cost.pays), 'price');

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result === null) return;
    if (result.ok) {
      onOrdered(result.value.data);
      return;
    }
    setError(result.error);
  }

  const addressId = open === null ? purchase.choices.deliveryAddressId : open.input['deliveryAddressId'];
  const refused = lost === null && error !== null && !error.retryable ? error : null;
  return (
    <div className="flex flex-col gap-4">
      <ConfirmFigures product={product} cost={cost} sent={lost !== null} />
      {product.kind === 'merchandise' ? <DeliverTo addressId={addressId} /> : null}
      {open === null ? <CouponProposal product={product} purchase={purchase} /> : null}
      {open === null && purchase.coupons.failure !== null ? (
        <FormFailure text={purchase.coupons.failure} />
      ) : null}
      {product.leaseTermsAgreedAt !== null && product.leaseTermsVersion !== null ? (
        <AgreedBefore
          productId={product.id}
          version={product.leaseTermsVersion}
          at={product.leaseTermsAgreedAt}
        />
      ) : null}
      {machine && cost.discount !== undefined ? (
        <p className="text-13 text-ink-2">{t('coupons.staysUsed')}</p>
      ) : null}
      <Unanswered call={call} onGiveUp={() => void call.giveUp(() => onStageChange(null)).then(finish)} />
      {refused === null ? null : (
        <PurchaseFailed
          error={refused}
          purchase={purchase}
          onStageChange={onStageChange}
          onChoose={(next) => {
            purchase.choose(next);
            setError(null);
          }}
        />
      )}
      {/* Next to the button: whoever agreed earlier, or comes from a card, has it on the screen as well (H5). */}
      {machine && lost === null ? <Risk more={t('products.confirm.returnRule')} /> : null}
      <div className="flex flex-col gap-2">
        {refused === null ? (
          <Button
            wide
            size="lg"
            variant="primary"
            guarded
            busy={sending}
            onClick={() => {
              const attempt =
                lost === null
                  ? call.confirm(orderInput(product, purchase.coupon, purchase.choices), now)
                  : call.again();
              void attempt.then(finish);
            }}
          >
            {lost === null
              ? t(machine ? 'products.detail.leaseFor' : 'products.detail.buyFor', { amount })
              : t('common.unanswered.check')}
          </Button>
        ) : null}
        <Button wide size="lg" onClick={() => onStageChange(null)}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}

function ConfirmFigures({ product, cost, sent }: { product: ProductDetail; cost: Cost; sent: boolean }) {
  const t = useT();
  const format = useFormat();
  const own = useOwnFormat();
  const balance = useBalance();
  const local = useLocalUnit();
  const machine = product.kind === 'machine';
  const pays = moneyOf(cost.pays);
  const items: Description[] = [];
  if (cost.discount !== undefined) {
    items.push(
      { term: t('products.confirm.listPrice'), value: format.money(moneyOf(cost.price), 'price') },
      { term: t('products.confirm.coupon'), value: `−${format.money(moneyOf(cost.discount), 'balance')}` },
    );
  }
  if (!machine) {
    items.push({ term: t('products.confirm.youPay'), value: format.money(pays, 'price') });
    const amount = localPrice(pays, { format, local });
    if (amount !== undefined) items.push({ term: t('products.unit.yours'), value: amount });
  }
  // A request already sent may have been paid: the balance would then already be reduced by it.
  if (balance.status === 'ready' && !sent) {
    const available = moneyOf(balance.value.available);
    items.push(
      { term: t('products.confirm.available'), value: own.money(available, 'balance') },
      { term: t('products.confirm.left'), value: own.money(subtract(available, pays), 'balance') },
    );
  }
  return (
    <>
      {machine ? <LeaseOutcome product={product} pays={pays} /> : null}
      <DescriptionList items={items} />
      <LocalUnitNote local={local} />
    </>
  );
}

function DeliverTo({ addressId }: { addressId: unknown }) {
  const t = useT();
  const view = useDeliveryAddresses();
  const address = view.status === 'ready' ? view.value.find(({ id }) => id === addressId) : undefined;
  if (!address) return null;
  return (
    <p className="text-15">
      <span className="block text-13 text-ink-2">{t('products.confirm.deliverTo')}</span>
      {address.name}, {address.lines}
    </p>
  );
}

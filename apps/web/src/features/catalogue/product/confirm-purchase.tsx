import type { Order, ProductDetail } from '@paydirt/contract';
import { allCoupons, productCouponData, userProductCoupons } from '@paydirt/contract/calls/coupons';
import { leaseAgreement, productDetail, productList } from '@paydirt/contract/calls/goods';
import { balance as balanceCall } from '@paydirt/contract/calls/wallet';
import type { CallError } from '@paydirt/contract';
import { subtract } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { DescriptionList, type Description } from '@paydirt/ui/description-list';
import { useState } from 'react';

import { amountWith } from '../../coupons/index.ts';
import { useBalance } from '../../wallet/index.ts';
import { useDeliveryAddresses } from '../../wallet/index.ts';
import { useCreateOrder } from '../data/create-order.ts';
import { localPrice, useLocalUnit } from '../data/local-unit.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { useIntent } from '../../../platform/data/use-send.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { LocalUnitNote } from '../products/local-unit-note.tsx';
import { orderInput } from './purchase.ts';
import { CouponProposal } from './coupon-proposal.tsx';
import { PurchaseFailed } from './purchase-failed.tsx';
import type { PurchaseStage } from './purchase-sheet.tsx';
import type { Purchase } from './use-purchase.ts';
import { WhatItComesTo } from './what-it-comes-to.tsx';

interface ConfirmPurchaseProps {
  product: ProductDetail;
  purchase: Purchase;
  onStageChange: (stage: PurchaseStage | null) => void;
  onOrdered: (order: Order) => void;
}

/**
 * Say what a purchase costs and leaves, and do it once.
 *
 * The intent's key is kept until the service has given its last word, so that trying again after a
 * lost answer cannot charge twice (PRODUCT 7).
 */
export function ConfirmPurchase({ product, purchase, onStageChange, onOrdered }: ConfirmPurchaseProps) {
  const t = useT();
  const { send, sending } = useCreateOrder();
  const intent = useIntent(`lease:${product.id}`);
  const refresh = useRefresh();
  const format = useFormat();
  const [error, setError] = useState<CallError | null>(null);
  const machine = product.kind === 'machine';
  const amount = format.money(amountWith(product, purchase.coupon), 'price');

  async function confirm() {
    const result = await send(orderInput(product, purchase.coupon, purchase.choices), intent);
    if (result === null) return;
    if (result.ok) {
      onOrdered(result.value.data);
      return;
    }
    setError(result.error);
    if (result.error.retryable) return;
    void refresh(
      balanceCall,
      productDetail,
      productList,
      leaseAgreement,
      productCouponData,
      userProductCoupons,
      allCoupons,
    );
  }

  const canTry = error === null || error.retryable;
  return (
    <div className="flex flex-col gap-4">
      <ConfirmFigures product={product} purchase={purchase} />
      <CouponProposal product={product} purchase={purchase} />
      {machine ? (
        <div className="flex flex-col gap-1 text-13 text-ink-2">
          <p>{t('products.confirm.firstIncome')}</p>
          <p>{t('products.confirm.returnRule')}</p>
          {purchase.coupon === null ? null : <p>{t('coupons.staysUsed')}</p>}
        </div>
      ) : null}
      {error === null ? null : (
        <PurchaseFailed
          error={error}
          purchase={purchase}
          onStageChange={onStageChange}
          onChoose={(next) => {
            purchase.choose(next);
            setError(null);
          }}
        />
      )}
      <div className="flex flex-col gap-2">
        {canTry ? (
          <Button wide size="lg" variant="primary" guarded busy={sending} onClick={() => void confirm()}>
            {error === null
              ? machine
                ? t('products.detail.leaseFor', { amount })
                : t('products.detail.buyFor', { amount })
              : t('products.confirm.retry')}
          </Button>
        ) : null}
        <Button wide size="lg" onClick={() => onStageChange(null)}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}

function ConfirmFigures({ product, purchase }: Pick<ConfirmPurchaseProps, 'product' | 'purchase'>) {
  const t = useT();
  const format = useFormat();
  const balance = useBalance();
  const local = useLocalUnit();
  const { coupon } = purchase;
  const machine = product.kind === 'machine';
  const pays = amountWith(product, coupon);
  const items: Description[] = [];
  if (coupon !== null) {
    items.push(
      { term: t('products.confirm.listPrice'), value: format.money(moneyOf(product.price), 'price') },
      { term: t('products.confirm.coupon'), value: `−${format.money(moneyOf(coupon.discount), 'balance')}` },
    );
  }
  if (!machine) {
    items.push({ term: t('products.confirm.youPay'), value: format.money(pays, 'price') });
    const amount = localPrice(pays, { format, local });
    if (amount !== undefined) items.push({ term: t('products.unit.yours'), value: amount });
  }
  if (balance.status === 'ready') {
    const available = moneyOf(balance.value.available);
    items.push(
      { term: t('products.confirm.available'), value: format.money(available, 'balance') },
      { term: t('products.confirm.left'), value: format.money(subtract(available, pays), 'balance') },
    );
  }
  return (
    <>
      {machine ? <WhatItComesTo product={product} pays={pays} /> : null}
      <DescriptionList items={items} />
      <LocalUnitNote local={local} />
      {machine ? null : <DeliverTo addressId={purchase.choices.deliveryAddressId} />}
    </>
  );
}

function DeliverTo({ addressId }: { addressId: string | null }) {
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

import type { ProductDetail } from '@paydirt/contract/goods/products';
import { ActionBar } from '@paydirt/ui/action-bar';
import { Button } from '@paydirt/ui/button';
import type { ReactNode } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useFormat, usePlatform, useT } from '../../../platform/hooks.tsx';
import { useCreateOrder } from '../data/create-order.ts';
import { nextStep, type PurchaseStage } from './purchase.ts';
import type { Purchase } from './use-purchase.ts';

interface PurchaseBarProps {
  product: ProductDetail;
  purchase: Purchase;
  /** Reason for which another tab did not do what was confirmed. */
  failure: string | null;
  onOpen: (stage: PurchaseStage) => void;
}

/** Show the one action of a product's page; where it is not possible, the reason and the remedy (H8). */
export function PurchaseBar({ product, purchase, failure, onOpen }: PurchaseBarProps) {
  const t = useT();
  const format = useFormat();
  const { panel } = usePlatform();
  const { state } = purchase;
  const { lost } = useCreateOrder(product.id);
  if (lost !== null)
    return (
      <Bar failure={failure} why={t('common.unanswered.text')}>
        <Button wide size="lg" variant="primary" onClick={() => onOpen('confirm')}>
          {t('common.unanswered.check')}
        </Button>
      </Bar>
    );
  switch (state.kind) {
    case 'closed':
      return (
        <Bar failure={failure} why={whyClosed(state.offer, t, format)}>
          <Button wide size="lg" disabled>
            {closedLabel(state.offer, t)}
          </Button>
        </Bar>
      );
    case 'short':
      return (
        <Bar
          failure={failure}
          why={t('products.detail.missing', {
            available: format.money(state.available, 'balance'),
            missing: format.money(state.missing, 'price'),
          })}
        >
          <Button wide size="lg" icon="test-tube" onClick={() => panel.set('faucet')}>
            {t('products.detail.toFaucet')}
          </Button>
        </Bar>
      );
    case 'ready': {
      const amount = format.money(state.amount, 'price');
      return (
        <Bar failure={failure}>
          <Button
            wide
            size="lg"
            variant="primary"
            onClick={() => onOpen(nextStep(product, purchase.choices))}
          >
            {product.kind === 'machine'
              ? t('products.detail.leaseFor', { amount })
              : t('products.detail.buyFor', { amount })}
          </Button>
        </Bar>
      );
    }
  }
}

type ClosedOffer = Extract<Purchase['state'], { kind: 'closed' }>['offer'];

function closedLabel(offer: ClosedOffer, t: ReturnType<typeof useT>): string {
  switch (offer.kind) {
    case 'sold-out':
      return t('products.badge.soldOut');
    case 'rush-ended':
      return t('products.badge.rushEnded');
    case 'upcoming':
      return t('products.detail.notYet');
  }
}

function whyClosed(
  offer: ClosedOffer,
  t: ReturnType<typeof useT>,
  format: ReturnType<typeof useFormat>,
): string | undefined {
  switch (offer.kind) {
    case 'sold-out':
      return t('products.detail.soldOutWhy');
    case 'rush-ended':
      return undefined;
    case 'upcoming':
      return offer.opensAt === null
        ? undefined
        : t('products.badge.opensAt', { time: format.dateTime(offer.opensAt) });
  }
}

interface BarProps {
  failure: string | null;
  why?: string | undefined;
  children: ReactNode;
}

function Bar({ failure, why, children }: BarProps) {
  return (
    <ActionBar className="flex-col">
      <FormFailure text={failure} />
      {why === undefined ? null : <p className="text-13 text-ink-2">{why}</p>}
      {children}
    </ActionBar>
  );
}

import type { Holding } from '@paydirt/contract/goods/holdings';
import type { Order } from '@paydirt/contract/goods/orders';
import { AmountText } from '@paydirt/ui/amount-text';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { OrderCard, OrderCardSkeleton } from '@paydirt/ui/order-card';
import { EmptyState } from '@paydirt/ui/state-message';
import { useState } from 'react';

import { useHoldings, useHoldingsValue } from '../data/holdings.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { ReturnLease } from '../order/return-lease.tsx';
import { useQuote } from '../order/use-quote.ts';
import { skeletonTexts } from '../orders/order-card-props.ts';
import { toHoldingProps } from './holding-props.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { ordersRoutes } from '../../../routes/orders.ts';

/** Leases held: how many days are left, what each gives back now, and the way to return one (H11). */
export function HoldingsScreen() {
  const t = useT();
  const failureText = useFailureText();
  const pages = useHoldings();
  const [open, setOpen] = useState(false);
  // The last one stays while the sheet goes, and after it was returned.
  const [shown, setShown] = useState<Order | null>(null);
  return (
    <Screen>
      <div className="flex flex-1 flex-col gap-4 px-4 pt-2">
        <Viewed inset view={pages.view} skeleton={<Loading />} empty={<NoHoldings />}>
          {({ items, total }) => (
            <>
              <HoldingsValue count={total} />
              <h2 className="sr-only">{t('holdings.list')}</h2>
              <ul role="list" aria-label={t('holdings.list')} className="grid grid-cols-1 gap-3">
                {items.map((holding) => (
                  <li key={holding.order.id}>
                    <HoldingCard
                      holding={holding}
                      onGiveBack={() => {
                        setShown(holding.order);
                        setOpen(true);
                      }}
                    />
                  </li>
                ))}
              </ul>
              <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
            </>
          )}
        </Viewed>
      </div>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={shown === null ? t('holdings.title') : t('orders.giveBack.title', { name: shown.productName })}
      >
        {shown === null ? null : <GiveBack key={shown.id} order={shown} onClose={() => setOpen(false)} />}
      </Sheet>
    </Screen>
  );
}

/** Show the refund that all held leases would give now. */
function HoldingsValue({ count }: { count: number }) {
  const t = useT();
  const format = useFormat();
  const [{ amountsHidden }] = useSettings();
  const view = useHoldingsValue();
  if (view.status !== 'ready') return null;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-15 text-ink-2">
        {t('holdings.value')} · {t('holdings.count', { count })}
      </p>
      <AmountText
        amount={format.moneyParts(moneyOf(view.value.value), 'balance')}
        size="lg"
        rolling
        concealed={amountsHidden}
        concealedLabel={t('holdings.hidden')}
      />
      <p className="text-13 text-ink-2">{t('holdings.note')}</p>
    </div>
  );
}

function HoldingCard({ holding, onGiveBack }: { holding: Holding; onGiveBack: () => void }) {
  const t = useT();
  const format = useFormat();
  return (
    <OrderCard
      {...toHoldingProps(holding, { t, format })}
      actions={
        <Button
          aria-label={t('holdings.giveBackOne', { name: holding.order.productName })}
          onClick={onGiveBack}
        >
          {t('holdings.giveBack')}
        </Button>
      }
    />
  );
}

/** Request the quote as soon as the sheet opens: a return's refund changes by the day. */
function GiveBack({ order, onClose }: { order: Order; onClose: () => void }) {
  const quoting = useQuote(order.id, true);
  return <ReturnLease order={order} quoting={quoting} onClose={onClose} />;
}

function NoHoldings() {
  const t = useT();
  return (
    <EmptyState
      illustration={<Illustration src={scenes['empty-orders']} />}
      title={t('holdings.emptyTitle')}
      text={t('holdings.emptyText')}
      action={
        <div className="flex flex-col gap-2">
          <ButtonLink variant="primary" href={hashHref(catalogueRoutes.products.href())}>
            {t('holdings.emptyAction')}
          </ButtonLink>
          <ButtonLink href={hashHref(ordersRoutes.orders.href({ status: 'returned' }))}>
            {t('holdings.toReturned')}
          </ButtonLink>
        </div>
      }
    />
  );
}

function Loading() {
  const t = useT();
  const texts = skeletonTexts({ t, format: useFormat() });
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      <OrderCardSkeleton texts={texts} />
      <OrderCardSkeleton texts={texts} />
    </div>
  );
}

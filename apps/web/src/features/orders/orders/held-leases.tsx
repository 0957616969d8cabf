import type { Holding } from '@paydirt/contract/goods/holdings';
import type { Order } from '@paydirt/contract/goods/orders';
import { AmountText } from '@paydirt/ui/amount-text';
import { Button } from '@paydirt/ui/button';
import { ListEnd } from '@paydirt/ui/list-end';
import { OrderCard } from '@paydirt/ui/order-card';
import { type ComponentProps, type ReactNode, useState } from 'react';

import { useHoldings, useHoldingsValue } from '../data/holdings.ts';
import { useReturnLease } from '../data/orders.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFailureText, useOwnFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { useChosen } from '../../../shell/panes/pane-box.ts';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { ReturnLease } from '../order/return-lease.tsx';
import { useQuote } from '../order/use-quote.ts';
import { toHoldingProps } from './holding-props.ts';

interface HeldLeasesProps {
  skeleton: ReactNode;
  empty: ReactNode;
}

/** Held leases: the days left and the present refund of each, and the way to return one (H11). */
export function HeldLeases({ skeleton, empty }: HeldLeasesProps) {
  const t = useT();
  const failureText = useFailureText();
  const pages = useHoldings();
  const [open, setOpen] = useState(false);
  // Keep the last lease: the sheet shows it while it closes and after its return.
  const [shown, setShown] = useState<Order | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <Viewed inset view={pages.view} skeleton={skeleton} empty={empty}>
        {({ items, total }) => (
          <>
            <HoldingsValue count={total} />
            <h2 className="sr-only">{t('orders.list')}</h2>
            <ul role="list" aria-label={t('orders.list')} className="grid grid-cols-1 gap-3">
              {items.map((holding) => (
                <li key={holding.order.id}>
                  <HoldingCard
                    holding={holding}
                    failure={holding.order.id === shown?.id ? failure : null}
                    onGiveBack={() => {
                      setFailure(null);
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
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('orders.giveBack.title', { name: shown?.productName ?? '' })}
      >
        {shown === null ? null : (
          <GiveBack
            key={shown.id}
            order={shown}
            onClose={() => setOpen(false)}
            onSettledElsewhere={(outcome) => {
              setOpen(false);
              void outcome.then(setFailure);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

/** Show the refund that all held leases would give now. */
function HoldingsValue({ count }: { count: number }) {
  const t = useT();
  const format = useOwnFormat();
  const [{ amountsHidden }] = useSettings();
  const view = useHoldingsValue();
  if (view.status !== 'ready') return null;
  return (
    <div className="flex flex-col gap-1 pb-4">
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
    </div>
  );
}

interface HoldingCardProps {
  holding: Holding;
  /** Reason why another tab did not return it. */
  failure: string | null;
  onGiveBack: () => void;
}

function HoldingCard({ holding, failure, onGiveBack }: HoldingCardProps) {
  const t = useT();
  const format = useOwnFormat();
  const chosen = useChosen('orderId');
  const returning = useReturnLease(holding.order.id);
  return (
    <OrderCard
      {...toHoldingProps(holding, { t, format })}
      chosen={holding.order.id === chosen}
      actions={
        returning.lost === null ? (
          <>
            <FormFailure text={failure} />
            <Button
              aria-label={t('holdings.giveBackOne', { name: holding.order.productName })}
              onClick={onGiveBack}
            >
              {t('holdings.giveBack')}
            </Button>
          </>
        ) : (
          <Unanswered call={returning} onCheck={onGiveBack} />
        )
      }
    />
  );
}

/** Request the quote as soon as the sheet opens: a return's refund changes by the day. */
function GiveBack({ order, ...props }: Omit<ComponentProps<typeof ReturnLease>, 'quoting'>) {
  const quoting = useQuote(order.id, true);
  return <ReturnLease order={order} quoting={quoting} {...props} />;
}

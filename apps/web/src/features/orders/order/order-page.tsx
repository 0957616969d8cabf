import type { Order } from '@paydirt/contract/goods/orders';
import { StatusBadge } from '@paydirt/ui/badge';
import { Button } from '@paydirt/ui/button';
import { DescriptionList } from '@paydirt/ui/description-list';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { Illustration } from '@paydirt/ui/illustration';
import { List, ListRow } from '@paydirt/ui/list-row';
import { unbrokenDates } from '@paydirt/ui/order-card';
import { Progress } from '@paydirt/ui/progress';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { useReturnLease } from '../data/orders.ts';
import { progressOf, statusLabelOf, timeOfOrder } from '../orders/order-card-props.ts';
import { OrderAgreement } from './order-agreement.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { toOrderFigures, toOrderItems } from './order-figures.ts';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderRevenue } from './order-revenue.tsx';
import { ReturnLease } from './return-lease.tsx';
import { useQuote } from './use-quote.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

type OpenSheet = 'agreement' | 'return';

/** Everything about one order. */
export function OrderPage({ order }: { order: Order }) {
  const t = useT();
  const format = useOwnFormat();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  // Keep the last sheet, so that it has content while it closes.
  const [shown, setShown] = useState<OpenSheet>('agreement');
  if (sheet !== null && sheet !== shown) setShown(sheet);
  const texts = { t, format };
  const machine = order.kind === 'machine';
  const quoting = useQuote(order.id);
  const returning = useReturnLease(order.id);
  const { lost } = returning;
  const close = () => setSheet(null);
  const [failure, setFailure] = useState<string | null>(null);
  const openReturn = () => {
    quoting.request();
    setFailure(null);
    setSheet('return');
  };
  return (
    <div className="flex flex-col gap-6 pt-2">
      <div className="flex flex-col gap-4 px-4">
        <OrderHead order={order} />
        {machine && order.status !== 'returned' ? (
          <OrderOutcome order={order} />
        ) : (
          <FigureGrid figures={toOrderFigures(order, texts)} />
        )}
        <DescriptionList items={toOrderItems(order, texts)} className="border-y border-line" />
        {machine ? (
          <List fullBleed>
            {order.agreementVersion === null ? null : (
              <ListRow
                icon="book"
                title={t('orders.one.agreement')}
                text={t('orders.one.agreementVersion', { version: order.agreementVersion })}
                value={t('orders.one.readAgain')}
                onSelect={() => setSheet('agreement')}
              />
            )}
            {order.agreementVersion === null ? null : (
              <ListRow
                icon="download"
                title={t('orders.one.agreementPdf')}
                href={hashHref(walletRoutes.documents.href({ orderId: order.id }))}
              />
            )}
            <ListRow
              icon="chart"
              title={t('orders.one.toPattern')}
              href={hashHref(catalogueRoutes.incomePattern.href({ productId: order.productId }))}
            />
          </List>
        ) : (
          <OrderDelivery order={order} />
        )}
      </div>
      {machine ? <OrderRevenue order={order} /> : null}
      <FormFailure className="px-4" text={failure} />
      {machine && lost === null && order.status === 'valid' ? (
        <ReturnOffer order={order} onReturn={openReturn} />
      ) : null}
      {/* The sheet says it itself, and asks. */}
      {lost !== null && sheet === null ? (
        <div className="px-4">
          <Unanswered call={returning} onCheck={() => setSheet('return')} />
        </div>
      ) : null}
      <Sheet
        open={sheet !== null}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={
          shown === 'agreement'
            ? t('orders.one.agreement')
            : t('orders.giveBack.title', { name: order.productName })
        }
      >
        {shown === 'agreement' ? (
          <OrderAgreement order={order} />
        ) : (
          <ReturnLease
            order={order}
            quoting={quoting}
            onClose={close}
            onSettledElsewhere={(outcome) => {
              close();
              void outcome.then(setFailure);
            }}
          />
        )}
      </Sheet>
    </div>
  );
}

function OrderHead({ order }: { order: Order }) {
  const t = useT();
  const format = useOwnFormat();
  const texts = { t, format };
  const progress = progressOf(order, texts);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid size-20 shrink-0 place-items-center rounded-control bg-wash">
          <Illustration saved="button" src={order.productImage} className="w-full p-1.5" />
        </div>
        <div className="flex min-w-0 grow basis-40 flex-col items-start gap-1.5">
          <StatusBadge status={order.status}>{statusLabelOf(order, texts)}</StatusBadge>
          <p className="tabular text-13 text-ink-2">{unbrokenDates(timeOfOrder(order, texts))}</p>
        </div>
      </div>
      {progress ? (
        <div>
          <p className="tabular pb-1.5 text-13 text-ink-2">{progress.label}</p>
          <Progress
            value={progress.day}
            max={progress.days}
            tone={order.status === 'valid' ? 'success' : 'off'}
          />
        </div>
      ) : null}
    </div>
  );
}

/** The way to return a lease (H11), as easy to find as the way to lease one. */
function ReturnOffer({ order, onReturn }: { order: Order; onReturn: () => void }) {
  const t = useT();
  const format = useOwnFormat();
  const now = useClock()();
  const until = order.fullReturnUntil === null ? null : timeOf(order.fullReturnUntil);
  return (
    <div className="flex flex-col gap-2 px-4">
      {until !== null && now <= until ? (
        <p className="text-13 text-ink-2">{t('orders.giveBack.full', { time: format.dateTime(until) })}</p>
      ) : null}
      <Button wide size="lg" onClick={onReturn}>
        {t('orders.giveBack.action')}
      </Button>
    </div>
  );
}

import type { PlacedOrder } from '@paydirt/contract/goods/orders';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useNextDay } from '../../../platform/data/clock.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { ordersRoutes } from '../../../routes/orders.ts';

/** Confirm the purchase, and link to the next steps. */
export function PurchaseResult({ order, onClose }: { order: PlacedOrder; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const nextDay = useNextDay(true);
  const amount = format.money(moneyOf(order.paid), 'price');
  const machine = order.kind === 'machine';
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {machine && order.productImage !== '' ? (
        // The animation plays once; nothing else celebrates that a member spent money.
        <Illustration saved="tile" src={order.productImage} className="w-40 animate-settle" />
      ) : (
        <Illustration src={scenes.success} className="w-40" />
      )}
      <div role="status" className="flex max-w-80 flex-col gap-1 text-15 text-ink-2">
        <p>
          {machine
            ? t('products.result.leasedText', { amount, day: format.day(timeOf(order.boughtAt)) })
            : t('products.result.boughtText', { amount })}
        </p>
        {order.fullReturnUntil === null ? null : (
          <p>{t('products.result.returnUntil', { time: format.dateTime(timeOf(order.fullReturnUntil)) })}</p>
        )}
      </div>
      <div className="flex w-full flex-col gap-2">
        <ButtonLink
          wide
          size="lg"
          variant="primary"
          href={hashHref(ordersRoutes.order.href({ orderId: order.id }))}
        >
          {t('products.result.toOrder')}
        </ButtonLink>
        {machine && nextDay.pass !== null ? (
          <>
            <FormFailure className="text-start" text={nextDay.failure} />
            <Button wide busy={nextDay.passing} onClick={nextDay.pass}>
              {`${t('products.result.watchDay')} · ${t('shell.plusDay')}`}
            </Button>
          </>
        ) : null}
        <Button wide variant="quiet" onClick={onClose}>
          {t('products.result.close')}
        </Button>
      </div>
    </div>
  );
}

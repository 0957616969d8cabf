import type { Order } from '@paydirt/contract/goods/orders';
import { isNegative, negate } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Card } from '@paydirt/ui/card';
import { DescriptionList } from '@paydirt/ui/description-list';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { RunFigures } from '../../catalogue/index.ts';
import { daysLeftOf, feeShare, outcomeOf } from '../orders/order-card-props.ts';

/**
 * Show the result of a lease: the net after price and fee first, for a held one the middle of its runs and the bad
 * one in the same size; then its earnings so far, the income still scheduled, and the deductions from both (H5).
 */
export function OrderOutcome({ order }: { order: Order }) {
  const t = useT();
  const format = useOwnFormat();
  const { paid, earned, left, fee, net } = outcomeOf(order);
  const { outcome } = order;
  const share = feeShare({ format });
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="font-title text-17 font-bold">{t('orders.net', { share })}</h2>
        {outcome === null ? (
          <AmountText
            size="lg"
            tone={isNegative(net) ? 'failure' : 'ink'}
            amount={format.moneyParts(net, 'delta')}
          />
        ) : null}
      </div>
      {outcome === null ? null : (
        <RunFigures
          worst={moneyOf(outcome.worst)}
          median={moneyOf(outcome.median)}
          best={moneyOf(outcome.best)}
          losses={outcome.losses}
          pastDays={outcome.pastDays}
          format={format}
        />
      )}
      <DescriptionList
        items={[
          { term: t('orders.notBack'), value: format.figure(negate(paid), 'delta') },
          { term: t('orders.earned'), value: format.figure(earned, 'delta'), tone: 'income' },
          ...(outcome === null
            ? []
            : [
                {
                  term: t('orders.one.left', {
                    days: format.number(daysLeftOf(order)),
                    amount: format.figure(moneyOf(order.dailyIncome), 'balance'),
                  }),
                  value: format.figure(left, 'delta'),
                },
              ]),
          { term: t('products.comesTo.fee', { share }), value: format.figure(negate(fee), 'delta') },
        ]}
        total={
          outcome === null ? undefined : { term: t('orders.one.ifAll'), value: format.figure(net, 'delta') }
        }
      />
    </Card>
  );
}

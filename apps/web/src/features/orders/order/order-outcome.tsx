import type { Order } from '@paydirt/contract/goods/orders';
import { isNegative, negate } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Card } from '@paydirt/ui/card';
import { DescriptionList } from '@paydirt/ui/description-list';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { daysLeftOf, feeShare, netTerm, outcomeOf } from '../orders/order-card-props.ts';

/**
 * Show the result of a lease: the net after price and fee first, then its earnings so far, what is still scheduled,
 * and what is deducted from both (H5).
 */
export function OrderOutcome({ order }: { order: Order }) {
  const t = useT();
  const format = useOwnFormat();
  const { paid, earned, left, fee, net } = outcomeOf(order);
  const daysLeft = daysLeftOf(order);
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="font-title text-17 font-bold">{netTerm(order, { t, format })}</h2>
        <AmountText
          size="lg"
          tone={isNegative(net) ? 'failure' : 'ink'}
          amount={format.moneyParts(net, 'delta')}
        />
        {daysLeft === 0 ? null : <p className="text-13 text-pretty text-ink-2">{t('orders.one.ifAll')}</p>}
      </div>
      <DescriptionList
        items={[
          { term: t('orders.notBack'), value: format.figure(negate(paid), 'delta') },
          { term: t('orders.earned'), value: format.figure(earned, 'delta'), tone: 'income' },
          ...(daysLeft === 0
            ? []
            : [
                {
                  term: t('orders.one.left', {
                    days: format.number(daysLeft),
                    amount: format.figure(moneyOf(order.dailyIncome), 'balance'),
                  }),
                  value: format.figure(left, 'delta'),
                },
              ]),
          {
            term: t('products.comesTo.fee', { share: feeShare({ format }) }),
            value: format.figure(negate(fee), 'delta'),
          },
        ]}
      />
    </Card>
  );
}

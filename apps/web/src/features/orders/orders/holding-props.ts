import type { Holding } from '@paydirt/contract/goods/holdings';
import type { OrderCardProps } from '@paydirt/ui/order-card';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { type OrderTexts, toOrderCardProps } from './order-card-props.ts';

/** Turn a held lease into the props of its card, with its present refund and the reason for it. */
export function toHoldingProps({ order, giveBack }: Holding, texts: OrderTexts): OrderCardProps {
  const { t, format } = texts;
  const { fullReturnUntil } = order;
  const why =
    giveBack.basis === 'full' && fullReturnUntil !== null
      ? t('holdings.fullUntil', { time: format.dateTime(timeOf(fullReturnUntil)) })
      : t('holdings.proRata');
  // A full return takes back uncollected income, which the earnings beside the refund still include.
  const takesBack = giveBack.basis === 'full' && moneyOf(order.accrued).minor > moneyOf(order.received).minor;
  const note = takesBack ? `${why} · ${t('orders.giveBack.unreceived')}` : why;
  const card = toOrderCardProps(order, texts);
  const refund = format.money(moneyOf(giveBack.amount), 'balance');
  return { ...card, items: [...card.items, { term: t('holdings.givesBack'), note, value: refund }] };
}

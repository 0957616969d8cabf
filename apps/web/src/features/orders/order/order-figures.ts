import type { Order } from '@paydirt/contract/goods/orders';
import { add, compare, isZero, type Money, scaleShown, subtract } from '@paydirt/domain';
import type { Description } from '@paydirt/ui/description-list';
import type { Figure } from '@paydirt/ui/figure-grid';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { lastMoment, type OrderTexts } from '../orders/order-card-props.ts';

/** The figures of an order without further income: merchandise, or a lease that was returned. */
export function toOrderFigures(order: Order, { t, format }: OrderTexts): Figure[] {
  const paid = { label: t('orders.paid'), value: format.money(moneyOf(order.paid), 'price') };
  if (order.kind === 'merchandise' || order.returned === null) return [paid];
  return [
    { label: t('orders.earned'), value: format.money(moneyOf(order.accrued), 'balance'), tone: 'income' },
    { label: t('orders.back'), value: format.money(moneyOf(order.returned), 'balance') },
    paid,
  ];
}

/**
 * Compute the coupon's discount as it is shown: the difference between the shown prices before and after it, where
 * they are shown.
 */
function couponOf(order: Order): Money {
  const [price, discount, paid] = [order.price, order.discount, order.paid].map(moneyOf) as [
    Money,
    Money,
    Money,
  ];
  const asPrice = (amount: Money) => scaleShown(amount, 1n, 1n, 'ceil');
  return compare(add(paid, discount), price) === 0 ? subtract(asPrice(price), asPrice(paid)) : discount;
}

/** The particulars of an order. */
export function toOrderItems(order: Order, { t, format }: OrderTexts): Description[] {
  const machine = order.kind === 'machine';
  const items: Description[] = [{ term: t('orders.one.number'), value: order.code }];
  if (!isZero(moneyOf(order.discount))) {
    items.push(
      { term: t('orders.one.listPrice'), value: format.money(moneyOf(order.price), 'price') },
      { term: t('orders.one.coupon'), value: `−${format.money(couponOf(order), 'balance')}` },
    );
  }
  items.push(
    { term: t('orders.paid'), value: format.money(moneyOf(order.paid), 'price') },
    {
      term: machine ? t('orders.one.leased') : t('orders.one.bought'),
      value: format.dateTime(timeOf(order.boughtAt)),
    },
  );
  if (order.expiryDate !== null) {
    items.push({ term: t('orders.one.ends'), value: format.day(lastMoment(order.expiryDate)) });
  }
  if (machine) {
    items.push({
      term: t('orders.one.perDay'),
      value: format.money(moneyOf(order.dailyIncome), 'balance'),
    });
    items.push({
      term: t('orders.one.received'),
      value: format.money(moneyOf(order.received), 'balance'),
    });
  }
  return items;
}

import type { Order } from '@paydirt/contract/goods/orders';
import {
  addMs,
  CONSTANTS,
  type EpochMs,
  epochMs,
  heldLeaseOutcome,
  type HeldLeaseOutcome,
  isNegative,
  type Money,
  RUNS,
} from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import { Illustration } from '@paydirt/ui/illustration';
import type { OrderCardProps, OrderCardSkeletonTexts } from '@paydirt/ui/order-card';
import { createElement } from 'react';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { ordersRoutes } from '../../../routes/orders.ts';

/** Translations and formatters that an order's texts are made with. */
export interface OrderTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

/** Tabs of the orders: leases by state, then merchandise, which has none. */
export const ORDER_TABS = ['valid', 'expired', 'returned', 'merchandise'] as const;

/** One of {@link ORDER_TABS}. */
export type OrderTab = (typeof ORDER_TABS)[number];

/** Read the tab from the address; held leases by default. */
export function orderTabOf(parameter: string | null): OrderTab {
  return ORDER_TABS.find((tab) => tab === parameter) ?? 'valid';
}

/** Format the progress of a lease: its days so far, of all. Null for merchandise, which has no lease. */
export function progressOf(order: Order, { t }: OrderTexts): OrderCardProps['progress'] {
  if (order.kind === 'merchandise') return null;
  const { daysAccrued: day, validDays: days } = order;
  const left = days - day;
  const where = t('orders.dayOf', { day, days });
  const label =
    order.status === 'valid' && left > 0 ? `${where} · ${t('orders.daysLeft', { count: left })}` : where;
  return { day, days, label };
}

/** Days of a lease that are still to be paid: none of one that has ended or was returned. */
export function daysLeftOf({ status, validDays, daysAccrued }: Order): number {
  return status === 'valid' ? Math.max(0, validDays - daysAccrued) : 0;
}

/** Compute the outcome of a lease if every remaining day is paid in full. */
export function outcomeOf(order: Order): HeldLeaseOutcome {
  return heldLeaseOutcome({
    paid: moneyOf(order.paid),
    earned: moneyOf(order.accrued),
    dailyIncome: moneyOf(order.dailyIncome),
    daysLeft: daysLeftOf(order),
  });
}

/** The withdrawal's fee in words: "5%". */
export function feeShare({ format }: Pick<OrderTexts, 'format'>): string {
  return format.percent(CONSTANTS.WITHDRAWAL_FEE_PERMILLE);
}

/** List what was paid and earned, and the net after price and fee: never what is scheduled alone (H5). */
function itemsOf(order: Order, texts: OrderTexts): OrderCardProps['items'] {
  const { t, format } = texts;
  const paid = format.money(moneyOf(order.paid), 'price');
  if (order.kind === 'merchandise') return [{ term: t('orders.paid'), value: paid }];
  const earned = {
    term: t('orders.earned'),
    value: format.money(moneyOf(order.accrued), 'balance'),
    tone: 'income' as const,
  };
  if (order.status === 'returned' && order.returned !== null) {
    return [
      { term: t('orders.paid'), value: paid },
      earned,
      { term: t('orders.back'), value: format.money(moneyOf(order.returned), 'balance') },
    ];
  }
  const net = netOf(order);
  return [
    { term: t('orders.notBack'), value: paid },
    earned,
    {
      term: netTerm(order, texts),
      value: format.money(net, 'delta'),
      tone: isNegative(net) ? 'failed' : 'ink',
    },
  ];
}

/** The net of an order with everything deducted from it: the middle of its runs, or its result when it is over. */
function netOf(order: Order): Money {
  return order.outcome === null ? outcomeOf(order).net : moneyOf(order.outcome.median);
}

/** Say what {@link netOf} is. */
function netTerm({ outcome }: Order, texts: OrderTexts): string {
  const share = feeShare(texts);
  return outcome === null ? texts.t('orders.net', { share }) : middleTerm(share, texts);
}

function middleTerm(share: string, { t, format }: OrderTexts): string {
  return t('orders.middle', { share, runs: format.number(RUNS) });
}

/** A moment of the last day of a lease, which ends at the midnight after it. */
export function lastMoment(expiryDate: string): EpochMs {
  return addMs(timeOf(expiryDate), -1);
}

/** Format when something was leased or bought, and its last day. */
export function timeOfOrder(order: Order, { t, format }: OrderTexts): string {
  // Non-breaking spaces keep a date on one line.
  const dayOf = (at: EpochMs) => format.day(at).replaceAll(' ', '\u00a0');
  const day = dayOf(timeOf(order.boughtAt));
  if (order.kind === 'merchandise') return t('orders.boughtOn', { day });
  const leased = t('orders.leasedOn', { day });
  if (order.expiryDate === null) return leased;
  return `${leased}, ${t('orders.until', { day: dayOf(lastMoment(order.expiryDate)) })}`;
}

/** Name the status of an order; merchandise is ordered, and has no end. */
export function statusLabelOf({ kind, status }: Order, { t }: OrderTexts): string {
  return kind === 'merchandise' && status === 'valid'
    ? t('orders.status.bought')
    : t(`orders.status.${status}`);
}

/** Lay an order out as a card. */
export function toOrderCardProps(order: Order, texts: OrderTexts): OrderCardProps {
  const { t } = texts;
  return {
    name: order.productName,
    picture:
      order.productImage === ''
        ? null
        : createElement(Illustration, { src: order.productImage, saved: 'tile' }),
    status: order.status,
    statusLabel: statusLabelOf(order, texts),
    time: timeOfOrder(order, texts),
    progress: progressOf(order, texts),
    items: itemsOf(order, texts),
    href: hashHref(ordersRoutes.order.href({ orderId: order.id })),
    openLabel: order.kind === 'machine' ? t('orders.one.revenue') : t('orders.open'),
  };
}

/** Texts of a lease's card before the lease is known: labels as they are, figures as long as they usually are. */
export function skeletonTexts(texts: OrderTexts): OrderCardSkeletonTexts {
  const { t, format } = texts;
  const day = format.day(A_DAY);
  const some = format.money(SOME, 'balance');
  return {
    statusLabel: t('orders.status.valid'),
    time: `${t('orders.leasedOn', { day })}, ${t('orders.until', { day })}`,
    progress: `${t('orders.dayOf', { day: 10, days: 45 })} · ${t('orders.daysLeft', { count: 35 })}`,
    items: [
      { term: t('orders.notBack'), value: some },
      { term: t('orders.earned'), value: some },
      { term: middleTerm(feeShare(texts), texts), value: some },
    ],
    openLabel: t('orders.one.revenue'),
  };
}

// Sample values for the skeleton: with as many digits, any day and any amount is equally wide.
const A_DAY = epochMs(0);
const SOME = moneyOf('100.00');

import type { CapitalRecord, Order, OrderStatus } from '@paydirt/contract';
import { orderDetail, orderList, orderRevenue } from '@paydirt/contract/calls/goods';
import { returnLease } from '@paydirt/contract/calls/user';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Show the member's orders of one status, newest first. */
export const useOrders = (status: OrderStatus) =>
  usePages<Order, typeof orderList>(orderList, { status }, (order) => order.id);

/** Show one order; null makes no request. */
export const useOrder = (orderId: string | null) =>
  useCall(orderDetail, orderId === null ? null : { orderId });

/** Show one order's revenue, day by day, newest first. */
export const useOrderRevenue = (orderId: string) =>
  usePages<CapitalRecord, typeof orderRevenue>(orderRevenue, { orderId }, (record) => record.id, 31);

/** Return a lease. */
export const useReturnLease = (orderId: string) => useMoneyCall(returnLease, `return:${orderId}`);

/** Get the quote of a return; changes nothing. */
export const useReturnQuote = () => useSend(returnLease);

import {
  type Order,
  orderDetail,
  orderList,
  orderRevenue,
  type OrderStatus,
  returnLease,
} from '@paydirt/contract/goods/orders';
import type { ProductKind } from '@paydirt/contract/goods/products';
import type { CapitalRecord } from '@paydirt/contract/wallet/records';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Read the member's orders of one status or kind, newest first. */
export const useOrders = (filter: { readonly status?: OrderStatus; readonly kind?: ProductKind }) =>
  usePages<Order, typeof orderList>(orderList, filter, (order) => order.id);

/** Read one order; null makes no request. */
export const useOrder = (orderId: string | null) =>
  useCall(orderDetail, orderId === null ? null : { orderId });

/** Read one order's revenue, day by day, newest first. */
export const useOrderRevenue = (orderId: string) =>
  usePages<CapitalRecord, typeof orderRevenue>(orderRevenue, { orderId }, (record) => record.id, 31, {
    placeOf: ({ movedAt }) => ({ afterPending: movedAt === null }),
  });

export const useReturnLease = (orderId: string, onSettledElsewhere?: OnSettledElsewhere) =>
  useMoneyCall(returnLease, `return:${orderId}`, onSettledElsewhere);

/** Get the quote of a return; changes nothing. */
export const useReturnQuote = () => useSend(returnLease);

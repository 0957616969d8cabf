import { allCoupons, productCouponData, userProductCoupons } from '@paydirt/contract/calls/coupons';
import {
  createOrder,
  orderDetail,
  orderList,
  productDetail,
  productList,
} from '@paydirt/contract/calls/goods';
import { holdings } from '@paydirt/contract/calls/holdings';
import { incomeSummary } from '@paydirt/contract/calls/income';
import { accountHistory, statementList } from '@paydirt/contract/calls/statement';
import { balance, records } from '@paydirt/contract/calls/wallet';

import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Lease or buy. Whatever the answer, what stands on the page may be out of date. */
export const useCreateOrder = (productId: string) =>
  useMoneyCall(createOrder, `lease:${productId}`, {
    refreshes: [
      balance,
      records,
      orderList,
      orderDetail,
      productList,
      productDetail,
      allCoupons,
      productCouponData,
      userProductCoupons,
      incomeSummary,
      holdings,
      accountHistory,
      statementList,
    ],
  });

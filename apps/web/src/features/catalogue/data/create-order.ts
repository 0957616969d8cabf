import { createOrder } from '@paydirt/contract/goods/orders';

import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Lease or buy. */
export const useCreateOrder = (productId: string, onSettledElsewhere?: () => void) =>
  useMoneyCall(createOrder, `lease:${productId}`, onSettledElsewhere);

import { createOrder } from '@paydirt/contract/goods/orders';

import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Lease or buy. */
export const useCreateOrder = (productId: string, onSettledElsewhere?: OnSettledElsewhere) =>
  useMoneyCall(createOrder, `lease:${productId}`, onSettledElsewhere);

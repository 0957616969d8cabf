import { createOrder } from '@paydirt/contract/calls/goods';

import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Lease or buy. Whatever the answer, what stands on the page may be out of date. */
export const useCreateOrder = (productId: string) => useMoneyCall(createOrder, `lease:${productId}`);

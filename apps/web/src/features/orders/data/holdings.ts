import { type Holding, holdings } from '@paydirt/contract/goods/holdings';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

/** Read the held leases, newest first, each with its present refund. */
export const useHoldings = () =>
  usePages<Holding, typeof holdings>(holdings, {}, ({ order }) => order.id, 20);

/** Read the sum of the refunds for all held leases. */
export const useHoldingsValue = () => useCall(holdings, { pageSize: 1 });

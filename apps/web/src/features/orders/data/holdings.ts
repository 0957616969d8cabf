import { type Holding, holdings } from '@paydirt/contract/goods/holdings';

import { useCall } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

/** Read the leases held, newest first, with what each gives back now. */
export const useHoldings = () =>
  usePages<Holding, typeof holdings>(holdings, {}, ({ order }) => order.id, 20);

/** Read the sum that all leases held give back now. */
export const useHoldingsValue = () => useCall(holdings, { pageSize: 1 });

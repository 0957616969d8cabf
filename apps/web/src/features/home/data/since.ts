import { orderList } from '@paydirt/contract/goods/orders';
import { records } from '@paydirt/contract/wallet/records';

import { useCall } from '../../../platform/data/use-call.ts';

/** Read the newest records, as many as one answer holds. */
export const useRecentRecords = () => useCall(records, { pageNum: 1, pageSize: 50 });

/** Read the leases that ended last. */
export const useEndedOrders = () => useCall(orderList, { status: 'expired', pageNum: 1, pageSize: 20 });

import { orderList } from '@paydirt/contract/goods/orders';
import { checkInState } from '@paydirt/contract/rewards/check-in';
import { rewards } from '@paydirt/contract/rewards/rewards';
import { accountHistory } from '@paydirt/contract/wallet/statement';

import { useCall } from '../../../platform/data/use-call.ts';

/** Read the member's leases that run, newest first, as many as one answer holds. */
export const useRunningLeases = () => useCall(orderList, { status: 'valid', pageNum: 1, pageSize: 20 });

/** Read the changes of the member's balance, day by day, today last. */
export const useHistory = (days: number) => useCall(accountHistory, { days });

/** Read today's check-in. */
export const useCheckInState = () => useCall(checkInState, {});

/** Read the rewards that each member can have once. */
export const useRewards = () => useCall(rewards, {});

import { accountHistory } from '@paydirt/contract/calls/statement';
import { balance } from '@paydirt/contract/calls/wallet';

import { useCall } from '../../../platform/data/use-call.ts';

/** Show what the member has. */
export const useBalance = () => useCall(balance, {});

/** Show what changed what the member has in the last 30 days, by who paid. */
export const useAccountHistory = () => useCall(accountHistory, { days: 30 });

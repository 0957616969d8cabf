import { balance } from '@paydirt/contract/wallet/balance';
import { accountHistory } from '@paydirt/contract/wallet/statement';

import { useCall } from '../../../platform/data/use-call.ts';

/** Show what the member has. */
export const useBalance = () => useCall(balance, {});

/** Show what changed what the member has in the last 30 days, by who paid. */
export const useAccountHistory = () => useCall(accountHistory, { days: 30 });

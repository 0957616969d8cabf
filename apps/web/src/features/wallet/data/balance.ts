import { balance } from '@paydirt/contract/wallet/balance';
import { accountHistory } from '@paydirt/contract/wallet/statement';

import { useCall } from '../../../platform/data/use-call.ts';

/** Read the member's balance. */
export const useBalance = () => useCall(balance, {});

/** Read the changes of the member's balance in the last 30 days, by who paid. */
export const useAccountHistory = () => useCall(accountHistory, { days: 30 });

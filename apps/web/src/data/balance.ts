import { balance } from '@paydirt/contract/calls/wallet';

import { useCall } from './use-call.ts';

/** Show what the member has. */
export const useBalance = () => useCall(balance, {});

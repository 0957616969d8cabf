import { walletNotice } from '@paydirt/contract/calls/announcements';

import { useCall } from '../../../platform/data/use-call.ts';

/** Show the notice of the wallet pages; empty when there is none. */
export const useWalletNotice = () => useCall(walletNotice, {}, { isEmpty: (notice) => notice === null });

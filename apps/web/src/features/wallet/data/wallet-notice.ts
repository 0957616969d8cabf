import { walletNotice } from '@paydirt/contract/messages/announcements';

import { useCall } from '../../../platform/data/use-call.ts';

/** Read the notice of the wallet pages; empty when there is none. */
export const useWalletNotice = () => useCall(walletNotice, {}, { isEmpty: (notice) => notice === null });

import { topUp, topUpDays } from '@paydirt/contract/calls/top-up';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Show the newest short days that nobody topped up. */
export const useTopUpDays = () => useCall(topUpDays, {}, { offline: false });

/** Top a short day up. */
export const useTopUp = () => useSend(topUp);

import { topUp, topUpDays } from '@paydirt/contract/sandbox/top-up';

import { useCall } from '../../../platform/data/use-call.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Read the newest short days that were not topped up. */
export const useTopUpDays = () => useCall(topUpDays, {});

/** Top up a short day, one at a time: a request without an answer is offered even if its day is no longer short. */
export const useTopUp = (onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(topUp, 'top-up', onSettledElsewhere);

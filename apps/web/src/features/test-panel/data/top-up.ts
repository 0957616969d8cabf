import type { InputOf } from '@paydirt/contract';
import { topUp, topUpDays } from '@paydirt/contract/sandbox/top-up';

import { useCall } from '../../../platform/data/use-call.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Show the newest short days that nobody topped up. */
export const useTopUpDays = () => useCall(topUpDays, {});

/** Top a short day up. */
export const useTopUp = ({ productId, day }: InputOf<typeof topUp>) =>
  useMoneyCall(topUp, `top-up:${productId}:${day}`);

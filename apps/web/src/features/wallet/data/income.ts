import type { InputOf } from '@paydirt/contract';
import { incomeSummary, machineIncome, takeout } from '@paydirt/contract/wallet/income';

import { useCall } from '../../../platform/data/use-call.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Read income to receive, on its way, and by day. */
export const useIncomeSummary = () => useCall(incomeSummary, {});

/** Read one's own income by machine, over some days of income. */
export const useMachineIncome = (range: InputOf<typeof machineIncome>) => useCall(machineIncome, range);

/** Receive all income that waits. */
export const useTakeout = (onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(takeout, 'takeout', onSettledElsewhere);

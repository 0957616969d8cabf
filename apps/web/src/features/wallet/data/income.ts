import type { InputOf } from '@paydirt/contract';
import { incomeSummary, machineIncome, takeout } from '@paydirt/contract/wallet/income';

import { useCall } from '../../../platform/data/use-call.ts';
import { useDue } from '../../../platform/data/use-due.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Watch income to receive, on its way, and by day; it is fetched again when the one on its way has arrived. */
export function useIncomeSummary() {
  const view = useCall(incomeSummary, {});
  useDue([view.status === 'ready' ? view.value.arrivesAt : null], 'money');
  return view;
}

/** Read one's own income by machine, over some days of income. */
export const useMachineIncome = (range: InputOf<typeof machineIncome>) =>
  useCall(machineIncome, range, { keepPrevious: 'loading' });

/** Receive all income that waits. */
export const useTakeout = (onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(takeout, 'takeout', onSettledElsewhere);

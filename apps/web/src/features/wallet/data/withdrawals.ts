import {
  cancelWithdrawal,
  createWithdrawal,
  type Withdrawal,
  withdrawalDetail,
  withdrawals,
  withdrawConfig,
} from '@paydirt/contract/wallet/withdrawal';
import { MINUTE_MS } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { useDue } from '../../../platform/data/use-due.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/**
 * Watch the fees and times of both kinds of withdrawal; fetched again each minute, because the times depend on the
 * clock.
 */
export const useWithdrawConfig = () => useCall(withdrawConfig, {}, { everyMs: MINUTE_MS });

/** Read the member's withdrawals, newest first. */
export const useWithdrawals = () => usePages<Withdrawal, typeof withdrawals>(withdrawals, {}, ({ id }) => id);

export const useWithdrawal = (id: string) => useCall(withdrawalDetail, { id });

/** Request a withdrawal. */
export const useCreateWithdrawal = (channel: Withdrawal['channel'], onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(createWithdrawal, `withdraw:${channel}`, onSettledElsewhere);

/** Cancel a withdrawal that is pending. */
export const useCancelWithdrawal = (id: string, onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(cancelWithdrawal, `cancel-withdrawal:${id}`, onSettledElsewhere);

/** Reload whenever the next step of one of these withdrawals is due. */
export function useDueSteps(shown: readonly Withdrawal[]): void {
  const times = shown
    .filter(({ finishedAt }) => finishedAt === null)
    .flatMap(({ processingAt, arrivesAt }) => [processingAt, arrivesAt]);
  useDue(times, 'money', 'withdrawals');
}

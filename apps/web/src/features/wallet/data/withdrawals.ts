import {
  cancelWithdrawal,
  createWithdrawal,
  type Withdrawal,
  withdrawalDetail,
  withdrawals,
  withdrawConfig,
} from '@paydirt/contract/wallet/withdrawal';
import { MINUTE_MS, SECOND_MS } from '@paydirt/domain';
import { useTicker } from '@paydirt/ui/ticker';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { useCall, useRefresh } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';
import { timeOf } from '../../../platform/data/wire.ts';

/** The time after which a due job has surely been done. */
const DONE_AFTER_MS = 2 * SECOND_MS;

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
  const ticker = useTicker();
  const refresh = useRefresh();
  const due = shown
    .filter(({ finishedAt }) => finishedAt === null)
    .flatMap(({ processingAt, arrivesAt }) => [timeOf(processingAt), timeOf(arrivesAt)]);
  const passed = useSyncExternalStore(
    ticker.subscribe,
    () => due.filter((at) => (ticker.now() ?? Number.NEGATIVE_INFINITY) >= at + DONE_AFTER_MS).length,
  );
  const known = useRef(passed);
  useEffect(() => {
    if (passed > known.current) void refresh('money', 'withdrawals');
    known.current = passed;
  }, [passed, refresh]);
}

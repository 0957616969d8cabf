import { type IncomeSummary, incomeSummary } from '@paydirt/contract/wallet/income';
import { SECOND_MS } from '@paydirt/domain';
import { useTicker } from '@paydirt/ui/ticker';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

import type { Answered } from '../../platform/data/answer-cache.ts';
import { keyOf } from '../../platform/data/key.ts';
import { useAudience, useRefresh } from '../../platform/data/use-call.ts';
import { timeOf } from '../../platform/data/wire.ts';

/** The time after which the arrival has surely been booked. */
const DONE_AFTER_MS = 2 * SECOND_MS;

/**
 * Reload what shows money when collected income has arrived, whatever page is in front. The pages where it is collected
 * have read when that is.
 */
export function useIncomeArrival(): void {
  const ticker = useTicker();
  const { cache } = useSWRConfig();
  const refresh = useRefresh();
  const key = keyOf(incomeSummary, {}, useAudience());
  const arrivedAt = useSyncExternalStore(ticker.subscribe, () => {
    // A key belongs to one call, so its entry has that call's type.
    const summary = cache.get(key)?.data as Answered<IncomeSummary> | undefined;
    const at = summary?.value.arrivesAt ?? null;
    return at !== null && (ticker.now() ?? 0) >= timeOf(at) + DONE_AFTER_MS ? at : null;
  });
  useEffect(() => {
    if (arrivedAt !== null) void refresh('money');
  }, [arrivedAt, refresh]);
}

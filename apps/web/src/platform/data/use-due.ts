import type { Subject } from '@paydirt/contract';
import { SECOND_MS } from '@paydirt/domain';
import { useTicker } from '@paydirt/ui/ticker';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

import { useRefresh } from './use-call.ts';
import { timeOf } from './wire.ts';

/** The time after which a due job has surely been done. */
const DONE_AFTER_MS = 2 * SECOND_MS;

/** Reload the answers about some subjects whenever one of these times, as they travel, has come. */
export function useDue(times: readonly (string | null)[], ...subjects: readonly Subject[]): void {
  const ticker = useTicker();
  const refresh = useRefresh();
  const due = times.filter((time) => time !== null).map((time) => timeOf(time) + DONE_AFTER_MS);
  const passed = useSyncExternalStore(
    ticker.subscribe,
    () => due.filter((at) => (ticker.now() ?? Number.NEGATIVE_INFINITY) >= at).length,
  );
  const known = useRef(passed);
  const follow = useEffectEvent(() => {
    if (passed > known.current) void refresh(...subjects);
    known.current = passed;
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time that has come is an occasion
  useEffect(() => follow(), [passed]);
}

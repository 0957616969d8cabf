import { useTicker } from '@paydirt/ui/ticker';
import { useCallback, useSyncExternalStore } from 'react';

import { useFormat, useOnline, usePlatform, useT } from '../../platform/hooks.tsx';

/**
 * Format the test clock to the minute, null before the services' first time; renders when that changes. While no
 * service is reached it runs on from the last known time and says so; an unknown time is not shown, nor the device's
 * in its place (H4).
 */
export function useTestClock(): string | null {
  const t = useT();
  const format = useFormat();
  const online = useOnline();
  const ticker = useTicker();
  const { clock } = usePlatform();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaves = [ticker.subscribe(listener), clock.subscribe(listener)];
      return () => {
        for (const leave of leaves) leave();
      };
    },
    [ticker, clock],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = clock.serviceTime();
    const time = now === null ? null : format.clock(now);
    if (clock.connected() && online) return time;
    return time === null ? t('shell.notConnected') : `${time} · ${t('shell.notConnected')}`;
  });
}

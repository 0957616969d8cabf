import { useTicker } from '@paydirt/ui/ticker';
import { useCallback, useSyncExternalStore } from 'react';

import { useFormat, useOnline, usePlatform, useT } from '../platform/hooks.tsx';

/** What stands for a time that is not known. */
const UNKNOWN = '–';

/**
 * Write the test clock to the minute; renders when that changes. While no service is reached it runs on from the
 * last time that was told and says so; a time that nobody told is not shown, nor the device's in its place (H4).
 */
export function useTestClock(): string {
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
    const told = clock.told();
    const time = told === null ? null : format.dateTime(told);
    if (clock.connected() && online) return time ?? UNKNOWN;
    return time === null ? t('shell.notConnected') : `${time} · ${t('shell.notConnected')}`;
  });
}

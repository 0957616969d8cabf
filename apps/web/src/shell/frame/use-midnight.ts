import { useTicker } from '@paydirt/ui/ticker';
import { useEffect } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import { type DaysPassed, watchMidnight } from '../../platform/services/days-passed.ts';

/**
 * Note the clock days that end while the app is open, once the member is not in the middle of something: the
 * receipt covers the whole page.
 */
export function useMidnight(): void {
  const ticker = useTicker();
  const { clock, passed } = usePlatform();
  useEffect(() => {
    const midnight = watchMidnight(clock);
    let waiting: DaysPassed | null = null;
    const stop = ticker.subscribe(() => {
      waiting = midnight.look() ?? waiting;
      if (waiting === null || isBusy()) return;
      passed.set(waiting);
      waiting = null;
    });
    return () => {
      stop();
      midnight.stop();
    };
  }, [ticker, clock, passed]);
}

/** Tell whether a field is being edited, or a sheet is open. */
function isBusy(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], input:focus, textarea:focus') !== null;
}

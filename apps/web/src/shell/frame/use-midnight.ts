import { useTicker } from '@paydirt/ui/ticker';
import { useEffect } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import { watchMidnight } from '../../platform/services/days-passed.ts';

/** Note the clock days that end while the app is open. */
export function useMidnight(): void {
  const ticker = useTicker();
  const { clock, passed } = usePlatform();
  useEffect(() => {
    const midnight = watchMidnight(clock);
    const stop = ticker.subscribe(() => {
      const ended = midnight.look();
      if (ended !== null) passed.set(ended);
    });
    return () => {
      stop();
      midnight.stop();
    };
  }, [ticker, clock, passed]);
}

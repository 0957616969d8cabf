import { TestRibbon } from '@paydirt/ui/test-ribbon';
import { useTicker } from '@paydirt/ui/ticker';
import { useCallback, useSyncExternalStore } from 'react';

import { useFormat, usePlatform, useT } from '../platform/hooks.tsx';
import { FAULT_KEYS } from './fault-keys.ts';

/** Say on every route that this is play money, with the test clock and whatever is broken on purpose (H1). */
export function Ribbon() {
  const t = useT();
  const { panel, faults } = usePlatform();
  const fault = useSyncExternalStore(faults.subscribe, faults.get);
  const text = fault === null ? t('shell.ribbon') : `${t('shell.ribbon')} · ${t(FAULT_KEYS[fault])}`;
  return (
    <TestRibbon
      text={text}
      clock={<RibbonClock />}
      openLabel={t('shell.ribbonOpen')}
      onOpen={() => panel.set('clock')}
    />
  );
}

/** The test clock to the minute; renders when the minute changes. */
function RibbonClock() {
  const format = useFormat();
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
  return useSyncExternalStore(subscribe, () => format.dateTime(ticker.now()));
}

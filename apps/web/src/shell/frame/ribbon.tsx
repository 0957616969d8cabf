import { TestRibbon } from '@paydirt/ui/test-ribbon';
import { useSyncExternalStore } from 'react';

import { useFormat, usePlatform, useT } from '../../platform/hooks.tsx';
import { FAULT_KEYS } from './fault-keys.ts';
import { CLOCK_SAMPLE, useTestClock } from './test-clock.ts';

/** Say on every route that this is play money, with the test clock and whatever is broken on purpose (H1). */
export function Ribbon() {
  const t = useT();
  const format = useFormat();
  const { panel, faults } = usePlatform();
  const fault = useSyncExternalStore(faults.subscribe, faults.get);
  const clock = useTestClock();
  const text = fault === null ? t('shell.ribbon') : `${t('shell.ribbon')} · ${t(FAULT_KEYS[fault])}`;
  return (
    <TestRibbon
      text={text}
      clock={clock}
      clockSample={format.dateTime(CLOCK_SAMPLE)}
      openLabel={t('shell.ribbonOpen')}
      onOpen={() => panel.set('clock')}
    />
  );
}

import { TestRibbon } from '@paydirt/ui/test-ribbon';
import { useSyncExternalStore } from 'react';

import { usePlatform, useT } from '../platform/hooks.tsx';
import { FAULT_KEYS } from './fault-keys.ts';
import { useTestClock } from './test-clock.ts';

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

/** By itself, so that a minute renders nothing else. */
function RibbonClock() {
  const text = useTestClock();
  // Another text is another element: to the browser nothing moves.
  return <span key={text}>{text}</span>;
}

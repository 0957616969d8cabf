import { TestRibbon } from '@paydirt/ui/test-ribbon';
import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';

import { useFormat, useMember, usePlatform, useT } from '../../platform/hooks.tsx';
import type { DaysPassed } from '../../platform/services/days-passed.ts';
import { CrashBoundary } from '../screen/crash-boundary.tsx';
import { FAULT_KEYS } from './fault-keys.ts';
import { CLOCK_SAMPLE, useTestClock } from './test-clock.ts';
import { useMidnight } from './use-midnight.ts';

/** Props of the component that plays the days that passed. */
export interface DayPassHostProps {
  passed: DaysPassed;
  /** The text of the ribbon's clock meanwhile; null when it shows the time again. */
  onSweep: (clock: string | null) => void;
  /** A text to announce to screen readers. */
  onAnnounce: (text: string) => void;
  onClose: () => void;
}

export interface RibbonProps {
  dayPass: ComponentType<DayPassHostProps>;
}

/** State on every route that this is play money, with the test clock and the active fault (H1). */
export function Ribbon({ dayPass: DayPassHost }: RibbonProps) {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  const { panel, faults, passed } = usePlatform();
  const fault = useSyncExternalStore(faults.subscribe, faults.get);
  const days = useSyncExternalStore(passed.subscribe, passed.get);
  const clock = useTestClock();
  const [sweep, setSweep] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useMidnight();
  const text = fault === null ? t('shell.ribbon') : `${t('shell.ribbon')} · ${t(FAULT_KEYS[fault])}`;

  function putAway() {
    passed.set(null);
    setAnnouncement('');
    // The focus stood on what is no longer there.
    document.getElementById('test-clock')?.closest('button')?.focus();
  }

  return (
    <TestRibbon
      text={text}
      clock={sweep ?? clock}
      clockSample={format.clock(CLOCK_SAMPLE)}
      openLabel={t('shell.ribbonOpen')}
      onOpen={() => panel.set('clock')}
      receipt={
        <>
          {/* There before anything is said, or an open sheet would keep it from screen readers. */}
          <p aria-live="polite" className="sr-only">
            {announcement}
          </p>
          {days === null || member === null ? null : (
            <CrashBoundary fallback={null} resetKey={`${days.from} ${days.to}`}>
              <Suspense fallback={null}>
                <DayPassHost
                  key={`${days.from} ${days.to}`}
                  passed={days}
                  onSweep={setSweep}
                  onAnnounce={setAnnouncement}
                  onClose={putAway}
                />
              </Suspense>
            </CrashBoundary>
          )}
        </>
      }
    />
  );
}

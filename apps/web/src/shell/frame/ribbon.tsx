import { TestRibbon } from '@paydirt/ui/test-ribbon';
import { Suspense, useState, useSyncExternalStore } from 'react';

import { useFormat, useMember, usePlatform, useT } from '../../platform/hooks.tsx';
import { useMidnight } from '../day-pass/use-midnight.ts';
import { CrashBoundary } from '../screen/crash-boundary.tsx';
import { part } from '../screen/part.tsx';
import { FAULT_KEYS } from './fault-keys.ts';
import { CLOCK_SAMPLE, useTestClock } from './test-clock.ts';

const DayPassHost = part(
  ['daypassed'],
  async () => (await import('../day-pass/day-pass-host.tsx')).DayPassHost,
);

/** Say on every route that this is play money, with the test clock and whatever is broken on purpose (H1). */
export function Ribbon() {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  const { panel, faults, passed } = usePlatform();
  const fault = useSyncExternalStore(faults.subscribe, faults.get);
  const days = useSyncExternalStore(passed.subscribe, passed.get);
  const clock = useTestClock();
  const [sweep, setSweep] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useMidnight();
  const text = fault === null ? t('shell.ribbon') : `${t('shell.ribbon')} · ${t(FAULT_KEYS[fault])}`;

  function putAway() {
    passed.set(null);
    setSaid('');
    // The focus stood on what is no longer there.
    document.getElementById('test-clock')?.closest('button')?.focus();
  }

  return (
    <TestRibbon
      text={text}
      clock={sweep ?? clock}
      clockSample={format.dateTime(CLOCK_SAMPLE)}
      openLabel={t('shell.ribbonOpen')}
      onOpen={() => panel.set('clock')}
      receipt={
        <>
          {/* There before anything is said, or an open sheet would keep it from screen readers. */}
          <p aria-live="polite" className="sr-only">
            {said}
          </p>
          {days === null || member === null ? null : (
            <CrashBoundary fallback={null} resetKey={`${days.from} ${days.to}`}>
              <Suspense fallback={null}>
                <DayPassHost
                  key={`${days.from} ${days.to}`}
                  passed={days}
                  onSweep={setSweep}
                  onSaid={setSaid}
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

import { TestRibbon } from '@paydirt/ui/test-ribbon';
import { Suspense, useSyncExternalStore } from 'react';

import { useNextDay } from '../../platform/data/clock.ts';
import { useFormat, usePlatform, useT } from '../../platform/hooks.tsx';
import { CrashBoundary } from '../screen/crash-boundary.tsx';
import { part } from '../screen/part.tsx';
import { useIdle } from '../screen/use-idle.ts';
import { FAULT_KEYS } from './fault-keys.ts';
import { useTestClock } from './test-clock.ts';
import { useMidnight } from './use-midnight.ts';

const RibbonNotices = part([], async () => (await import('./ribbon-notices.tsx')).RibbonNotices, {
  preload: true,
});

/**
 * State on every route that this is play money, with the test clock and the active fault (H1), a button that lets a day
 * pass, and below it why that failed and the messages of the page.
 */
export function Ribbon() {
  const t = useT();
  const format = useFormat();
  const { panel, faults, toasts, clock: ownClock } = usePlatform();
  const fault = useSyncExternalStore(faults.subscribe, faults.get);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const newest = shown.at(-1);
  const clock = useTestClock();
  const idle = useIdle();
  const nextDay = useNextDay(idle);
  useMidnight();
  const told = nextDay.failure ?? newest?.text;
  const text = fault === null ? t('shell.ribbon') : `${t('shell.ribbon')} · ${t(FAULT_KEYS[fault])}`;

  return (
    <TestRibbon
      text={text}
      clock={clock}
      // The test clock is mostly whole days from the device's, so this sample is about as wide.
      clockSample={format.clock(ownClock.deviceNow())}
      openLabel={t('shell.ribbonOpen')}
      onOpen={() => panel.set('clock')}
      action={{ label: t('shell.plusDay'), onSelect: nextDay.pass, busy: nextDay.passing }}
      notice={
        // Without a server the chunk of the notices may not load, although one of them may report just that.
        <CrashBoundary
          fallback={
            told === undefined ? null : (
              <p role="alert" className="bg-sheet px-4 py-3">
                {told}
              </p>
            )
          }
          resetKey={nextDay.failure ?? newest?.id}
        >
          <Suspense fallback={null}>
            {idle || told !== undefined ? <RibbonNotices nextDay={nextDay} /> : null}
          </Suspense>
        </CrashBoundary>
      }
    />
  );
}

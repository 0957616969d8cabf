import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';

import { useMember, usePlatform } from '../../platform/hooks.tsx';
import type { PanelPart } from '../../platform/platform.ts';
import type { DaysPassed } from '../../platform/services/days-passed.ts';
import { CrashBoundary } from '../screen/crash-boundary.tsx';
import { part } from '../screen/part.tsx';
import { PartBoundary } from '../screen/part-boundary.tsx';
import { useIdle } from '../screen/use-idle.ts';
import { UpdateHost } from './update-host.tsx';

const ConfirmHost = part([], async () => (await import('./confirm-host.tsx')).ConfirmHost, { preload: true });
const LiveHost = part([], async () => (await import('../live/live-host.tsx')).LiveHost);

export interface OverlaysProps {
  /** The test panel, which every page of test mode has (H1). */
  testPanel: ComponentType<{ part: PanelPart; onClose: () => void }>;
  /** Plays the days that passed. */
  dayPass: ComponentType<{ passed: DaysPassed; onClose: () => void }>;
}

/** Draw the layers above the screens: the question, the test panel, the days that passed, the update. */
export function Overlays({ testPanel: TestPanel, dayPass: DayPassHost }: OverlaysProps) {
  const member = useMember();
  const { confirmations, panel, passed } = usePlatform();
  const panelPart = useSyncExternalStore(panel.subscribe, panel.get);
  const days = useSyncExternalStore(passed.subscribe, passed.get);
  const question = useSyncExternalStore(confirmations.subscribe, confirmations.get);
  const hasQuestion = useOnce(question !== null);
  const idle = useIdle();
  return (
    <>
      <PartBoundary resetKey={question?.title} onFailed={() => confirmations.answer(false)}>
        {hasQuestion ? <ConfirmHost /> : null}
      </PartBoundary>
      <PartBoundary resetKey={panelPart ?? undefined} onFailed={() => panel.set(null)}>
        {panelPart === null ? null : <TestPanel part={panelPart} onClose={() => panel.set(null)} />}
      </PartBoundary>
      {days === null || member === null ? null : (
        <CrashBoundary fallback={null} resetKey={`${days.from} ${days.to}`}>
          <Suspense fallback={null}>
            <DayPassHost key={`${days.from} ${days.to}`} passed={days} onClose={() => passed.set(null)} />
          </Suspense>
        </CrashBoundary>
      )}
      <CrashBoundary fallback={null}>
        <Suspense fallback={null}>{idle ? <LiveHost /> : null}</Suspense>
      </CrashBoundary>
      <CrashBoundary fallback={null}>
        <Suspense fallback={null}>
          <UpdateHost />
        </Suspense>
      </CrashBoundary>
    </>
  );
}

/** Tell if a condition has been true once. */
function useOnce(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}

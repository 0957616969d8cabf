import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import type { PanelPart } from '../../platform/platform.ts';
import { CrashBoundary } from '../screen/crash-boundary.tsx';
import { part } from '../screen/part.tsx';
import { PartBoundary } from '../screen/part-boundary.tsx';
import { useIdle } from '../screen/use-idle.ts';
import { UpdateHost } from './update-host.tsx';

const ConfirmHost = part([], async () => (await import('./confirm-host.tsx')).ConfirmHost, { preload: true });
const LiveHost = part([], async () => (await import('../live/live-host.tsx')).LiveHost);
const Toasts = part([], async () => (await import('./toasts.tsx')).Toasts, { preload: true });

export interface OverlaysProps {
  /** The test panel, which every page of test mode has (H1). */
  testPanel: ComponentType<{ part: PanelPart; onClose: () => void }>;
}

/** Draw the layers above the screens: toasts, the question, the test panel, the update. */
export function Overlays({ testPanel: TestPanel }: OverlaysProps) {
  const { toasts, confirmations, panel } = usePlatform();
  const panelPart = useSyncExternalStore(panel.subscribe, panel.get);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const question = useSyncExternalStore(confirmations.subscribe, confirmations.get);
  const hasToasts = useOnce(shown.length > 0);
  const hasQuestion = useOnce(question !== null);
  const idle = useIdle();
  return (
    <>
      {/* Open dialogs hide from screen readers everything beside them, but for live regions that were
          there before: this place is, whenever the first toast comes. */}
      <div aria-live="off">
        {/* A failure to fetch the toasts shows no toast: that would fetch them again. */}
        <CrashBoundary fallback={null} resetKey={shown.at(-1)?.id}>
          <Suspense fallback={null}>{hasToasts ? <Toasts /> : null}</Suspense>
        </CrashBoundary>
      </div>
      <PartBoundary resetKey={question?.title} onFailed={() => confirmations.answer(false)}>
        {hasQuestion ? <ConfirmHost /> : null}
      </PartBoundary>
      <PartBoundary resetKey={panelPart ?? undefined} onFailed={() => panel.set(null)}>
        {panelPart === null ? null : <TestPanel part={panelPart} onClose={() => panel.set(null)} />}
      </PartBoundary>
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

import { type ReactNode, Suspense } from 'react';

import { useToast, useOnline, usePlatform, useT } from '../../platform/hooks.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

interface PartBoundaryProps {
  children: ReactNode;
  /** Drawn until the part is there, and where it cannot be had. @default nothing */
  fallback?: ReactNode;
  /** Another key is another try. */
  resetKey?: string | undefined;
  /** Reset what requested it, so that nothing waits for it. */
  onFailed?: () => void;
}

/**
 * Wrap a part that the member opened: if its chunk does not load the reason is shown, and the rest of the page
 * stays.
 */
export function PartBoundary({ children, fallback = null, resetKey, onFailed }: PartBoundaryProps) {
  const t = useT();
  const toast = useToast();
  const online = useOnline();
  const { chunkFailed } = usePlatform();

  async function report() {
    switch (await chunkFailed()) {
      case 'reloads':
        return;
      case 'typed':
        return toast(t('shell.chunkTyped'), 'failure');
      case 'recent':
        return toast(t('common.loadFailed'), 'failure');
      case 'unreachable':
        // That there is no network, the shell says above.
        return toast(t(online ? 'error.unavailable' : 'common.loadFailed'), 'failure');
    }
  }

  return (
    <CrashBoundary
      fallback={fallback}
      resetKey={resetKey}
      onCrash={() => {
        onFailed?.();
        void report();
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CrashBoundary>
  );
}

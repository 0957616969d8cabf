import { FailedState } from '@paydirt/ui/state-message';
import { type ReactNode, Suspense, useState } from 'react';

import { useOnline, useT } from '../../platform/hooks.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { useRetry } from './use-retry.ts';

/** Hold a part of a page that is fetched on its own: a skeleton until it loads, and where it does not, a retry. */
export function PagePart({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const t = useT();
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const retry = useRetry('', () => setAttempt(attempt + 1));
  return (
    <CrashBoundary
      resetKey={String(attempt)}
      onCrash={retry.failed}
      fallback={
        <FailedState
          title={t('common.loadFailed')}
          text={t(online ? 'error.unavailable' : 'shell.offline.text')}
          retryLabel={t('common.retry')}
          retrying={retry.trying}
          onRetry={retry.now}
        />
      }
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </CrashBoundary>
  );
}

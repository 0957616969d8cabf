import { type Toast, ToastRegion } from '@paydirt/ui/toast';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';

import { usePlatform, useT } from '../../platform/hooks.tsx';
import { part } from '../screen/part.tsx';

const WorldNotice = part(['test'], async () => (await import('./world-notice.tsx')).WorldNotice);

const NONE: readonly Toast[] = [];

/**
 * Show the messages of the page, below the ribbon. The live region exists a moment before its first text, or that would
 * not be announced.
 */
export function Toasts() {
  const t = useT();
  const { toasts, world } = usePlatform();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <ToastRegion
        label={t('shell.messages')}
        dismissLabel={t('common.close')}
        toasts={mounted ? shown : NONE}
        onDismiss={toasts.dismiss}
      />
      {world === null ? null : (
        <Suspense fallback={null}>
          <WorldNotice world={world} />
        </Suspense>
      )}
    </>
  );
}

import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { type Toast, ToastRegion } from '@paydirt/ui/toast';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';

import type { NextDay } from '../../platform/data/clock.ts';
import { usePlatform, useT } from '../../platform/hooks.tsx';
import { part } from '../screen/part.tsx';

const WorldNotice = part(['test'], async () => (await import('./world-notice.tsx')).WorldNotice);

const NONE: readonly Toast[] = [];

/**
 * Show below the ribbon why its day did not pass, and the messages of the page. The live region exists a moment before
 * its first text, or that would not be announced.
 */
export function RibbonNotices({ nextDay }: { nextDay: NextDay }) {
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
      {nextDay.failure === null ? null : (
        <div role="alert" className="mx-auto w-full max-w-phone px-safe-4 py-2">
          <NoticeBar
            tone="failure"
            title={t('shell.plusDay')}
            action={
              <Button size="sm" busy={nextDay.passing} onClick={() => nextDay.pass?.()}>
                {t('common.retry')}
              </Button>
            }
            dismissLabel={t('common.close')}
            onDismiss={nextDay.dismiss}
          >
            {nextDay.failure}
          </NoticeBar>
        </div>
      )}
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

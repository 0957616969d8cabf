import { NoticeBar } from '@paydirt/ui/notice-bar';
import { useSyncExternalStore } from 'react';

import { useT } from '../../platform/hooks.tsx';
import type { World } from '../../platform/world.ts';

/** Show below the ribbon what this browser does not store. */
export function WorldNotice({ world }: { world: World }) {
  const t = useT();
  const state = useSyncExternalStore(world.state.subscribe, world.state.get);
  return (
    <div role="status" className="empty:sr-only">
      {state === 'of_page' ? <NoticeBar tone="info">{t('test.world.ofPage')}</NoticeBar> : null}
      {state === 'full' ? <NoticeBar tone="failure">{t('test.world.full')}</NoticeBar> : null}
    </div>
  );
}

import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { useEffect, useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import type { PanelPart } from '../../platform/platform.ts';
import { Sheet } from '../../shell/screen/sheet.tsx';
import { usePanelAccess } from './data/panel-access.ts';
import { partId } from './panel-section.tsx';
import { PanelTabs, type PanelTabsProps } from './panel-tabs.tsx';

/** Events of a person who uses the panel. */
const INTERACTION_EVENTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

export interface TestPanelProps {
  /** The part that is scrolled to when it opens. */
  part: PanelPart;
  onClose: () => void;
}

/** The drawer behind the ribbon: clock, messages, members, play money, and ways to break things (PRODUCT 11). */
export function TestPanel({ part, onClose }: TestPanelProps) {
  const t = useT();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };

  useEffect(() => {
    if (part === 'clock') return undefined;
    // The sheet's chunk and the parts above the requested one load later and move it: keep it in view until
    // the user scrolls.
    const changed = new MutationObserver(scroll);
    function scroll() {
      document.getElementById(partId(part))?.scrollIntoView({ block: 'start' });
    }
    const stop = () => changed.disconnect();
    changed.observe(document.body, { childList: true, subtree: true });
    scroll();
    for (const type of INTERACTION_EVENTS) window.addEventListener(type, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const type of INTERACTION_EVENTS) window.removeEventListener(type, stop);
    };
  }, [part]);

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('test.title')}
    >
      <Parts part={part} onDone={close} />
    </Sheet>
  );
}

function Parts(props: Omit<PanelTabsProps, 'own'>) {
  const t = useT();
  const access = usePanelAccess();
  if (access === 'asking') {
    return (
      <Skeleton label={t('common.loading')}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    );
  }
  // The key enables more controls, so the tabs are remounted.
  return <PanelTabs key={access} {...props} own={access === 'own'} />;
}

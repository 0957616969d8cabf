import type { BottomSheetProps } from '@paydirt/ui/bottom-sheet';
import { IconButton } from '@paydirt/ui/icon-button';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

import { useT } from '../../platform/hooks.tsx';
import { usePane } from '../panes/pane-box.ts';
import { NoDetail } from '../panes/no-detail.tsx';
import { useRoomForRail } from '../panes/window-width.ts';
import { Sheet } from './sheet.tsx';

interface DetailSheetProps extends Pick<BottomSheetProps, 'open' | 'onOpenChange' | 'title' | 'children'> {
  /** The open item of the list: another begins at its top. */
  shown: string | null;
}

/**
 * Show the opened item of a list: in a sheet above it, on a tablet in a dialog, or next to it in a wide window,
 * where nothing has to be closed first.
 */
export function DetailSheet({ shown, ...sheet }: DetailSheetProps) {
  const { role, box } = usePane();
  const centred = useRoomForRail();
  if (role !== 'list') return <Sheet {...sheet} centred={centred} />;
  if (box === null) return null;
  return createPortal(sheet.open ? <Opened {...sheet} key={shown} box={box} /> : <NoDetail />, box);
}

function Opened({
  title,
  onOpenChange,
  children,
  box,
}: Omit<DetailSheetProps, 'shown'> & { box: HTMLElement }) {
  const t = useT();
  useEffect(() => {
    box.scrollTo(0, 0);
    box.focus({ preventScroll: true });
  }, [box]);
  return (
    <div className="flex flex-col gap-3 px-4 pt-2 pb-8">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 className="font-title text-20 font-bold text-balance">{title}</h2>
        <IconButton icon="close" label={t('common.close')} onClick={() => onOpenChange(false)} />
      </div>
      {children}
    </div>
  );
}

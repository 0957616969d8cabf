import type { BottomSheetProps } from '@paydirt/ui/bottom-sheet';
import { useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import { part } from './part.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { useSheetEntry } from './sheet-entry.ts';

// Forms open their next step in a sheet: preloaded, it is there when the form is filled in.
const BottomSheet = part([], async () => (await import('@paydirt/ui/bottom-sheet')).BottomSheet, {
  preload: true,
});

const Dialog = part([], async () => (await import('@paydirt/ui/dialog')).Dialog, { preload: true });

interface SheetProps extends Omit<BottomSheetProps, 'closeLabel'> {
  /** In the middle of the window, where the window has room around it. @default false */
  centred?: boolean;
}

/** A bottom sheet of the app, or a dialog, closed by Back before anything else. */
export function Sheet({ centred = false, ...props }: SheetProps) {
  const t = useT();
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  useSheetEntry(props.open, () => props.onOpenChange(false));
  if (!wasOpened) return null;
  const Frame = centred ? Dialog : BottomSheet;
  return (
    <PartBoundary resetKey={String(props.open)} onFailed={() => props.onOpenChange(false)}>
      <Frame {...props} closeLabel={t('common.close')} />
    </PartBoundary>
  );
}

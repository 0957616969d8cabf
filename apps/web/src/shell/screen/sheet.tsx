import type { BottomSheetProps } from '@paydirt/ui/bottom-sheet';
import { useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import { part } from './part.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { useSheetEntry } from './sheet-entry.ts';

// The next step of a form is in a sheet: it has loaded before somebody has filled the form.
const BottomSheet = part([], async () => (await import('@paydirt/ui/bottom-sheet')).BottomSheet, {
  preload: true,
});

/** A bottom sheet of the app, closed by Back before anything else. */
export function Sheet(props: Omit<BottomSheetProps, 'closeLabel'>) {
  const t = useT();
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  useSheetEntry(props.open, () => props.onOpenChange(false));
  if (!wasOpened) return null;
  return (
    <PartBoundary resetKey={String(props.open)} onFailed={() => props.onOpenChange(false)}>
      <BottomSheet {...props} closeLabel={t('common.close')} />
    </PartBoundary>
  );
}

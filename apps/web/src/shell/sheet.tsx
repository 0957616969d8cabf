import type { BottomSheetProps } from '@paydirt/ui/bottom-sheet';
import { Suspense, useState } from 'react';

import { useT } from '../platform/hooks.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { part } from './part.tsx';
import { useSheetEntry } from './sheet-entry.ts';

const BottomSheet = part([], async () => (await import('@paydirt/ui/bottom-sheet')).BottomSheet);

/** A bottom sheet of the app: fetched when it is first opened, and closed by Back before anything else. */
export function Sheet(props: Omit<BottomSheetProps, 'closeLabel'>) {
  const t = useT();
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  useSheetEntry(props.open, () => props.onOpenChange(false));
  if (!wasOpened) return null;
  return (
    <CrashBoundary fallback={null} resetKey={String(props.open)} onCrash={() => props.onOpenChange(false)}>
      <Suspense fallback={null}>
        <BottomSheet {...props} closeLabel={t('common.close')} />
      </Suspense>
    </CrashBoundary>
  );
}

import { useEffect, useEffectEvent } from 'react';

/** Lists that a field has taken, so that a remounted one does not take them again. */
const taken = new WeakSet<readonly File[]>();

/** Take files that the app gives, each list once. */
export function useGivenFiles(
  files: readonly File[] | undefined,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (files === undefined || taken.has(files)) return undefined;
    let isGone = false;
    // Deferred, because in StrictMode the first unmount would cancel what was begun.
    queueMicrotask(() => {
      if (isGone) return;
      taken.add(files);
      take(files);
    });
    return () => {
      isGone = true;
    };
  }, [files]);
}

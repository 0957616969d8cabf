import { useState } from 'react';

import { useRenderedEntry } from '../../platform/navigation/hash-location.ts';
import { usePlatform } from '../../platform/hooks.tsx';

/** The state of a list when its history entry was left, and the function that keeps it. */
export interface StoredSnapshot<T> {
  readonly snapshot: T | undefined;
  readonly keep: (snapshot: T) => void;
}

/** Keep the position of a list with this entry of the history, so that Back restores it. It must be JSON. */
export function useListSnapshot<T>(name: string): StoredSnapshot<T> {
  const { entries } = usePlatform();
  const { id } = useRenderedEntry();
  // Only this hook writes under this name, so the stored value is a `T`. Read once, since lists use it only
  // at mount.
  const [snapshot] = useState(() => entries.read(id, name) as T | undefined);
  return { snapshot, keep: (next) => entries.keep(id, name, next) };
}

import { useState } from 'react';

import { useRenderedEntry } from './hash-location.ts';
import { usePlatform } from '../hooks.tsx';

/**
 * Keep state with this entry of the history: it is there again on Back and after a reload, and new
 * on a new visit of the same route. The value must be JSON.
 */
export function useEntryState<T>(name: string, initial: T): readonly [T, (next: T) => void] {
  const { entries } = usePlatform();
  const { id } = useRenderedEntry();
  const [, render] = useState(0);
  const kept = entries.read(id, name);
  return [
    // Only this hook writes under this name, so the stored value is a `T`.
    kept === undefined ? initial : (kept as T),
    (next) => {
      entries.keep(id, name, next);
      render((count) => count + 1);
    },
  ];
}

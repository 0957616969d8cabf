import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { usePlatform } from './hooks.tsx';
import type { WaitingField } from './platform.ts';

/** Register a field of this screen that the test panel can fill; `fill` gets the text. The latest field counts. */
export function useWaitsFor(field: WaitingField, fill: (text: string) => void): void {
  const waiting = usePlatform().waiting[field];
  const onFill = useEffectEvent(fill);
  useEffect(() => {
    const mine = (text: string) => onFill(text);
    waiting.set(mine);
    return () => {
      if (waiting.get() === mine) waiting.set(null);
    };
  }, [waiting]);
}

/** Get what fills the field that waits; null where none does. */
export function useWaitingField(field: WaitingField): ((text: string) => void) | null {
  const waiting = usePlatform().waiting[field];
  return useSyncExternalStore(waiting.subscribe, waiting.get);
}

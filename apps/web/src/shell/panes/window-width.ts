import { useCallback, useSyncExternalStore } from 'react';

import { useSettings } from '../../platform/hooks.tsx';

/** Tell whether the window is wide enough for a rail: as `md` in the styles, 768 px. */
export function useRoomForRail(): boolean {
  return useAtLeast(48);
}

/**
 * Tell whether the window is wide enough for two screens side by side: 1024 px at the usual text size, and
 * proportionally more with larger text.
 */
export function useRoomForTwo(): boolean {
  const [{ textSize }] = useSettings();
  return useAtLeast((64 * textSize) / 100);
}

/** Tell if the window is at least as wide, in rem of the browser's own text size. */
function useAtLeast(rem: number): boolean {
  const query = `(width >= ${rem}rem)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

import { useEffect, type RefObject } from 'react';

/**
 * Pause the animations inside an element while the page is hidden: otherwise they would continue, and a returning
 * member would find the toasts expired.
 */
export function usePauseWhileHidden(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pausedAt = new Map<Animation, Animation['currentTime']>();
    function pauseOrResume() {
      if (!document.hidden) {
        // Set the time instead of pausing and playing, which would override `animation-play-state`.
        for (const [animation, at] of pausedAt) animation.currentTime = at;
        pausedAt.clear();
        return;
      }
      for (const animation of element.current?.getAnimations({ subtree: true }) ?? [])
        pausedAt.set(animation, animation.currentTime);
    }
    document.addEventListener('visibilitychange', pauseOrResume);
    return () => document.removeEventListener('visibilitychange', pauseOrResume);
  }, [element]);
}

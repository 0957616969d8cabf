import { useEffect, type RefObject } from 'react';

/**
 * Pause the animations inside an element while the page is hidden: time goes on for them there, and a
 * returning member would find the toasts expired.
 */
export function usePauseWhileHidden(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const kept = new Map<Animation, Animation['currentTime']>();
    function keep() {
      if (!document.hidden) {
        // Sought, not paused and played: that would end what CSS says about pausing.
        for (const [animation, at] of kept) animation.currentTime = at;
        kept.clear();
        return;
      }
      for (const animation of element.current?.getAnimations({ subtree: true }) ?? [])
        kept.set(animation, animation.currentTime);
    }
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [element]);
}

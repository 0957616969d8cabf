import { useEffect } from 'react';

/**
 * Set `--keyboard` to the height that the on-screen keyboard covers, while `active`.
 *
 * iOS draws the keyboard over the page without resizing it; elsewhere this stays 0.
 */
export function useKeyboardInset(active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!active || !viewport) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      // Pinch zoom shrinks the visual viewport too, although nothing is covered.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, [active]);
}

import { useLayoutEffect } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import { findAnchor, movedBy, type ScrollAnchor } from './scroll-anchor.ts';

const NAME = 'scroll';
const ANCHOR = 'anchor';
/** A page that has not grown tall enough by then does not get its offset back. */
const GIVE_UP_AFTER_MS = 4000;
/** Cards that come near the screen take their real height within this many frames. */
const ALIGNING_FRAMES = 30;

/**
 * Keep the window's offset with this entry of the history, and put it back when the entry is drawn
 * again. Data may come later than the page, so the offset is tried for as long as the page grows,
 * until the member moves it themselves. What lies above may then be of another height than it was: the link
 * that was pressed or in view is put back to its place.
 */
export function useScrollKeeping(entryId: string): void {
  const { entries, navigation } = usePlatform();
  useLayoutEffect(() => {
    const kept = entries.read(entryId, NAME);
    const target = typeof kept === 'number' ? kept : 0;
    // Only this hook writes under this name, so the stored value is an anchor.
    const anchor = entries.read(entryId, ANCHOR) as ScrollAnchor | null | undefined;
    let restoring = true;
    let frame = 0;

    const align = (frames: number) => {
      if (anchor) window.scrollBy(0, movedBy(anchor));
      if (frames > 0) frame = requestAnimationFrame(() => align(frames - 1));
    };
    const restore = () => {
      if (!restoring) return;
      window.scrollTo(0, target);
      if (Math.abs(window.scrollY - target) >= 2) return;
      settle();
      if (target > 0) align(ALIGNING_FRAMES);
    };
    const grown = new ResizeObserver(restore);
    const settle = () => {
      restoring = false;
      cancelAnimationFrame(frame);
      grown.disconnect();
    };
    // On Back, the browser scrolls while the page being left is still rendered.
    const mayKeep = () => !restoring && navigation.entry().id === entryId;
    const keep = () => {
      if (!mayKeep()) return;
      entries.keep(entryId, NAME, Math.round(window.scrollY));
      // The stored anchor dates from before this scroll.
      entries.keep(entryId, ANCHOR, null);
    };
    let anchorFrame = 0;
    const keepAnchor = () => {
      if (mayKeep()) entries.keep(entryId, ANCHOR, findAnchor());
    };
    // `scrollend` and the next animation frame come before the newly visible content is measured and moves
    // what is below it, so wait for the frame after that.
    const keepAnchorOnceMeasured = () => {
      cancelAnimationFrame(anchorFrame);
      anchorFrame = requestAnimationFrame(() => {
        anchorFrame = requestAnimationFrame(keepAnchor);
      });
    };
    // A press may navigate before scrolling ends or after content has moved: Back must restore the current
    // place.
    const keepPressed = ({ target: pressed }: Event) => {
      if (!mayKeep()) return;
      keep();
      entries.keep(entryId, ANCHOR, findAnchor(pressed));
    };

    const giveUp = setTimeout(settle, GIVE_UP_AFTER_MS);
    // A new document is already at its top: scrolling it would force a layout before its data arrives.
    if (target === 0 && navigation.lastMove() === 'start') settle();
    else restore();
    if (restoring) grown.observe(document.body);
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('scrollend', keepAnchorOnceMeasured);
    window.addEventListener('click', keepPressed, true);
    for (const name of BY_HAND) window.addEventListener(name, settle, { passive: true });
    return () => {
      clearTimeout(giveUp);
      settle();
      window.removeEventListener('scroll', keep);
      cancelAnimationFrame(anchorFrame);
      window.removeEventListener('scrollend', keepAnchorOnceMeasured);
      window.removeEventListener('click', keepPressed, true);
      for (const name of BY_HAND) window.removeEventListener(name, settle);
    };
  }, [entries, navigation, entryId]);
}

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

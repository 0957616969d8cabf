import { useEffect } from 'react';

/**
 * Keep the focus where it was on a page when its element goes away, as a button does that has done its work: the
 * nearest element around it that is left takes it. Otherwise a screen reader would begin at the top again.
 */
export function useFocusInPlace(): void {
  useEffect(() => {
    let held = around(document.activeElement);
    const onFocus = ({ target }: Event) => {
      held = around(target);
    };
    // Safari gives no button the focus that is pressed. A press on anything else lets go of what had it.
    const onPress = ({ target }: Event) => {
      held = around(target instanceof Element ? target.closest('a[href], button') : null);
    };
    const observer = new MutationObserver(() => {
      if (held[0] === undefined || held[0].isConnected || !isLost()) return;
      const place = held.find((element) => element.isConnected);
      held = [];
      // A list, a form or another page may have a better place, and takes the focus when it is drawn.
      if (place !== undefined) requestAnimationFrame(() => isLost() && take(place));
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      observer.disconnect();
    };
  }, []);
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

/** An element of a page, and those around it up to the page; none of a dialog, which looks after its own. */
function around(target: EventTarget | null): readonly HTMLElement[] {
  const element = target instanceof HTMLElement ? target : null;
  const page = element?.closest('main');
  const found: HTMLElement[] = [];
  for (let next = page && element; next && next !== page?.parentElement; next = next.parentElement)
    found.push(next);
  return found;
}

/** Focus an element that is not made for it, for this once. */
function take(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

import { useEffect } from 'react';

/**
 * Keep the focus in place when the focused element is removed from the page, like a button that has done its work: the
 * nearest remaining element around it gets the focus. Otherwise a screen reader would start at the top again.
 */
export function useFocusInPlace(): void {
  useEffect(() => {
    let held = around(document.activeElement);
    const onFocus = ({ target }: Event) => {
      held = around(target);
    };
    // Safari does not focus a pressed button, so presses count as well; a press on anything else ends the
    // search.
    const onPress = ({ target }: Event) => {
      held = around(target instanceof Element ? target.closest('a[href], button') : null);
    };
    const observer = new MutationObserver(() => {
      if (held[0] === undefined || held[0].isConnected || !isLost()) return;
      const place = held.find((element) => element.isConnected);
      held = [];
      // A list, a form or another page may know a better place and focuses it when it renders.
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

/** List an element of a page and its ancestors up to the page; none for a dialog, which manages its own focus. */
function around(target: EventTarget | null): readonly HTMLElement[] {
  const element = target instanceof HTMLElement ? target : null;
  const page = element?.closest('main');
  const found: HTMLElement[] = [];
  for (let next = page && element; next && next !== page?.parentElement; next = next.parentElement)
    found.push(next);
  return found;
}

/** Focus an element that is not focusable, this one time. */
function take(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    // The element is no control: a ring around a whole card or section would look like one.
    place.style.outline = 'none';
    const restore = () => {
      place.removeAttribute('tabindex');
      place.style.removeProperty('outline');
    };
    place.addEventListener('blur', restore, { once: true });
  }
  place.focus({ preventScroll: true });
}

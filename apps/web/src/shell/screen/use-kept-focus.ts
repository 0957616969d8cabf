import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keep the focus on a link in `box` while a placeholder is replaced: it moves to the link with the same address.
 * Otherwise it would be lost, and Tab start over.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  // A layout effect, so that it listens before the user can focus anything in the box.
  useLayoutEffect(() => {
    const within = box.current;
    if (within === null) return undefined;
    let held: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      held = target instanceof Element && within.contains(target) ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (held === null || held.isConnected || document.activeElement !== document.body) return;
      const address = held.getAttribute('href');
      const links = [...within.querySelectorAll<HTMLAnchorElement>('a[href]')];
      links.find((link) => link.getAttribute('href') === address)?.focus();
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(within, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [box]);
}

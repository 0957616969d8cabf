import { useRef } from 'react';

/**
 * Return focus, when a dialog closes, to the element that had it, and scroll to the elements that are focused while it
 * is open. Radix returns focus only to its own trigger; our dialogs are opened by any button, by a route, or by a tap
 * on a row.
 */
export function useOpenerFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus({ currentTarget }: Event) {
      opener.current = document.activeElement;
      currentTarget?.addEventListener('focusin', bringIntoSight);
    },
    onCloseAutoFocus(event: Event) {
      // Safari gives no button the focus that is clicked: then it is Radix's trigger, where there is one.
      if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return;
      event.preventDefault();
      // Its opener may be gone, as a row that was dealt with: then the page around it takes the focus.
      const target = opener.current.isConnected ? opener.current : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
  };
}

/** Scroll a dialog to the element that a key focused: where Tab wraps around, Radix focuses without scrolling. */
function bringIntoSight({ currentTarget, target }: Event) {
  if (!(currentTarget instanceof Element) || !(target instanceof Element) || target === currentTarget) return;
  // An element that a finger focused stays under the finger.
  if (!target.matches(':focus-visible')) return;
  const [dialog, focused] = [currentTarget.getBoundingClientRect(), target.getBoundingClientRect()];
  if (focused.top < dialog.top || focused.bottom > dialog.bottom) target.scrollIntoView({ block: 'nearest' });
}

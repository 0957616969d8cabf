import { useRef } from 'react';

/**
 * Return focus, when a dialog closes, to the element that had it, or to the page around it, and scroll to the elements
 * that are focused while it is open. Radix returns focus only to its own trigger; our dialogs are opened by any button,
 * by a route, or by a tap on a row.
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
      if (opener.current instanceof HTMLElement && opener.current !== document.body) {
        event.preventDefault();
        opener.current.focus({ preventScroll: true });
      }
      // After Radix: where there is neither, as for a row that was dealt with or a form whose page was left.
      queueMicrotask(focusPage);
    },
  };
}

/** Give the focus to the page where nothing has it: Tab and a screen reader would start over at the ribbon. */
function focusPage() {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}

/** Scroll a dialog to the element that a key focused: where Tab wraps around, Radix focuses without scrolling. */
function bringIntoSight({ currentTarget, target }: Event) {
  if (!(currentTarget instanceof Element) || !(target instanceof Element) || target === currentTarget) return;
  // An element focused by touch stays under the finger.
  if (!target.matches(':focus-visible')) return;
  const [dialog, focused] = [currentTarget.getBoundingClientRect(), target.getBoundingClientRect()];
  if (focused.top < dialog.top || focused.bottom > dialog.bottom) target.scrollIntoView({ block: 'nearest' });
}

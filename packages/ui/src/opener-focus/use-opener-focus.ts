import { useRef } from 'react';

/**
 * Give the focus back, when a dialog closes, to what had it when it opened.
 *
 * Radix gives it to its own trigger only; ours are opened by any button, by a route, by a tap on a row.
 */
export function useOpenerFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

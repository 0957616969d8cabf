import { useEffect, useRef, type RefObject } from 'react';

/**
 * Let F6 move focus to the first button of a region, and F6 or Escape move it back, even from a dialog that traps
 * focus. Returns a function that returns focus when the focused button is about to be removed.
 */
export function useRegionHotkey(region: RefObject<HTMLElement | null>): () => void {
  const from = useRef<EventTarget | null>(null);

  function goBack() {
    if (!region.current?.contains(document.activeElement)) return;
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
  }

  useEffect(() => {
    const holds = (target: EventTarget | null) => region.current?.contains(target as Node | null) === true;

    function onKeyDown(event: KeyboardEvent) {
      const inside = holds(document.activeElement);
      if (event.key !== 'F6' && !(inside && event.key === 'Escape')) return;
      const first = region.current?.querySelector('button');
      if (!inside && !first) return;
      // Otherwise Escape would close the dialog below, and F6 would move to the browser's toolbars.
      event.preventDefault();
      event.stopPropagation();
      if (inside) goBack();
      else first?.focus();
    }

    // A modal dialog listens at the document and would take the focus back.
    function onFocus(event: FocusEvent) {
      const [old, next] =
        event.type === 'focusin' ? [event.relatedTarget, event.target] : [event.target, event.relatedTarget];
      if (!holds(next)) return;
      event.stopPropagation();
      if (!holds(old)) from.current = old;
    }

    const capture = { capture: true };
    window.addEventListener('keydown', onKeyDown, capture);
    window.addEventListener('focusin', onFocus, capture);
    window.addEventListener('focusout', onFocus, capture);
    return () => {
      window.removeEventListener('keydown', onKeyDown, capture);
      window.removeEventListener('focusin', onFocus, capture);
      window.removeEventListener('focusout', onFocus, capture);
    };
  });

  return goBack;
}

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Move focus from the button that loaded more to the first new item, where the list has something focusable; otherwise
 * focus stays on the button, or moves to the ending once there is no button. If focus was moved elsewhere in the
 * meantime, it stays there. Returns event handlers for the button.
 */
export function useFocusOnNext(
  root: RefObject<HTMLElement | null>,
  kind: 'more' | 'loading' | 'failed' | 'complete',
) {
  /** The last known state, because a button that is removed loses focus without an event. */
  const hasFocus = useRef(false);
  const last = useRef<Stop>(undefined);

  useLayoutEffect(() => {
    const ending = root.current;
    if (!ending?.parentElement || kind === 'failed') return undefined;
    if (kind === 'loading') {
      last.current = stopsAbove(ending).at(-1);
      return undefined;
    }
    if (!hasFocus.current) return undefined;
    if (kind === 'complete') ending.focus({ preventScroll: true });
    if (!last.current) return undefined;
    const { element, href } = last.current;
    last.current = undefined;
    const goOn = () => {
      if (!ending.contains(document.activeElement)) return observer.disconnect();
      const stops = stopsAbove(ending);
      // A list may reuse the elements of its rows, so rows with a link are identified by it.
      const from = stops.findLastIndex((stop) =>
        href === null ? stop.element === element : stop.href === href,
      );
      if (from >= 0) stops[from + 1]?.element.focus();
    };
    // New cards may render a little later.
    const observer = new MutationObserver(goOn);
    observer.observe(ending.parentElement, { childList: true, subtree: true });
    goOn();
    return () => observer.disconnect();
  }, [root, kind]);

  return {
    onFocus() {
      hasFocus.current = true;
      // A long list may have been at another offset when loading began.
      if (kind === 'loading' && root.current) last.current = stopsAbove(root.current).at(-1);
    },
    onBlur({ currentTarget }: FocusEvent) {
      // When the window itself loses the focus, the button stays the focused one.
      hasFocus.current = document.activeElement === currentTarget;
    },
  };
}

interface Stop {
  readonly element: HTMLElement;
  readonly href: string | null;
}

/** The focusable elements of a list, above its ending. */
function stopsAbove(ending: HTMLElement): Stop[] {
  const stops =
    ending.parentElement?.querySelectorAll<HTMLElement>('a[href], button:enabled, [tabindex="0"]') ?? [];
  return [...stops]
    .filter(
      (stop) =>
        ending.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING && stop.checkVisibility(),
    )
    .map((element) => ({ element, href: element.getAttribute('href') }));
}

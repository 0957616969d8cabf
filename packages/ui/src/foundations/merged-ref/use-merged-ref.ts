import { useCallback, useRef, type Ref, type RefCallback, type RefObject } from 'react';

/**
 * Combine the caller's ref with the component's own: returns the component's ref, and the one to give to the
 * element. The caller's is set again when it changes, so pass a stable one, as for any element.
 */
export function useMergedRef<Element>(
  given: Ref<Element> | undefined,
): readonly [own: RefObject<Element | null>, merged: RefCallback<Element>] {
  const own = useRef<Element>(null);
  const merged = useCallback(
    (element: Element | null) => {
      own.current = element;
      const cleanUp = assign(given, element);
      return () => {
        own.current = null;
        if (cleanUp) cleanUp();
        else assign(given, null);
      };
    },
    [given],
  );
  return [own, merged];
}

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}

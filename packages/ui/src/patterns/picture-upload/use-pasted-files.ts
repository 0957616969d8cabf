import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Take files that are pasted anywhere in the form around an element, or in the element itself. */
export function usePastedFiles(
  root: RefObject<HTMLElement | null>,
  disabled: boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const scope: HTMLElement | null = root.current?.closest('form') ?? root.current;
    if (!scope || disabled) return undefined;
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    }
    scope.addEventListener('paste', paste);
    return () => scope.removeEventListener('paste', paste);
  }, [root, disabled]);
}

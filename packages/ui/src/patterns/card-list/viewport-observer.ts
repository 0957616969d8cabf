/** Observes which elements are near the viewport. */
export interface ViewportObserver {
  /**
   * Call a listener when an element comes near the viewport or leaves it, with its height, until the returned function
   * is called.
   */
  watch(element: Element, onChange: (isNear: boolean, height: number) => void): () => void;
  disconnect(): void;
}

/** Distance from the viewport that counts as near: about one viewport, so that cards are ready during a fling. */
const MARGIN = '800px 0px';

/** Watch elements with one observer, which is created with the first of them. */
export function createViewportObserver(): ViewportObserver {
  const listeners = new Map<Element, (isNear: boolean, height: number) => void>();
  let observer: IntersectionObserver | undefined;

  function changed(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // Unmounting a group that contains the focus would lose it.
      if (!isIntersecting && target.contains(document.activeElement)) continue;
      if (isIntersecting && target.hasChildNodes()) estimateHeight(target, boundingClientRect.height);
      listeners.get(target)?.(isIntersecting, boundingClientRect.height);
    }
  }

  return {
    watch(element, onChange) {
      observer ??= new IntersectionObserver(changed, { rootMargin: MARGIN });
      listeners.set(element, onChange);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer?.unobserve(element);
      };
    },
    disconnect() {
      observer?.disconnect();
      observer = undefined;
    },
  };
}

/** Estimate the height of groups that have no layout from one that has. */
function estimateHeight(element: Element, height: number) {
  const list = element.parentElement;
  if (list && list.style.getPropertyValue('--group-height') === '')
    list.style.setProperty('--group-height', `${height}px`);
}

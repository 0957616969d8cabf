import { useLayoutEffect, type RefObject } from 'react';

/** Custom properties of the document that hold the height of a bar. */
export type MeasuredProperty = '--ribbon' | '--bar-top' | '--bar-bottom';

/**
 * Keep a custom property of the document, or of the pane around the element (`data-bars`), at the height of a
 * mounted element. An element without height, such as a bar that is not drawn, leaves the property to others.
 *
 * Bars grow with text size and language, and the content below or behind them depends on their height.
 */
export function useMeasuredHeight(element: RefObject<HTMLElement | null>, property: MeasuredProperty): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const { style } = measured.closest<HTMLElement>('[data-bars]') ?? document.documentElement;
    let covers = false;
    const uncover = () => {
      if (covers) style.removeProperty(property);
      covers = false;
    };
    const observer = new ResizeObserver((entries) => {
      // The observed size, because reading it after another bar has set a property would force a layout.
      const height = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0;
      if (height === 0) {
        uncover();
        return;
      }
      covers = true;
      style.setProperty(property, `${height}px`);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      uncover();
    };
  }, [element, property]);
}

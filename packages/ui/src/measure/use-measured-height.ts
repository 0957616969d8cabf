import { useLayoutEffect, type RefObject } from 'react';

/** What a bar covers, as custom properties of the document that the style sheet declares. */
export type MeasuredProperty = '--ribbon' | '--bar-top' | '--bar-bottom';

/**
 * Keep a custom property of the document at the height of an element, for as long as it is there.
 *
 * Bars grow with text size and language, and what stands below them, or scrolls behind, must know.
 */
export function useMeasuredHeight(element: RefObject<HTMLElement | null>, property: MeasuredProperty): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${measured.getBoundingClientRect().height}px`);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}

/** Tell whether an element is in a right-to-left context. */
export function isRightToLeft(at: Element | null): boolean {
  return at !== null && getComputedStyle(at).direction === 'rtl';
}

/**
 * Translate an arrow key to its meaning in left-to-right text: in right-to-left text, the left arrow moves forward.
 * Other keys are returned unchanged.
 */
export function keyInReadingOrder(key: string, at: Element | null): string {
  if (!isRightToLeft(at)) return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

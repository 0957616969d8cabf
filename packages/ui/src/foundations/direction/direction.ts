/** Tell whether an element is in a right-to-left context. */
export function isRightToLeft(at: Element | null): boolean {
  return at !== null && getComputedStyle(at).direction === 'rtl';
}

/**
 * Name the arrow that means the same where lines run from left to right: the left one leads on where they run the other
 * way. Other keys stay as they are.
 */
export function keyInReadingOrder(key: string, at: Element | null): string {
  if (!isRightToLeft(at)) return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

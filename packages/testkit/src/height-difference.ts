/**
 * Measure how far two boxes are from the same height, in CSS pixels: for example of a skeleton and its content. Throws
 * when one of them is missing, because two missing ones would be equal.
 */
export function heightDifference(one: Element | null, other: Element | null): number {
  if (one === null || other === null) throw new Error('testkit: one of the boxes to compare is not there');
  return Math.abs(one.getBoundingClientRect().height - other.getBoundingClientRect().height);
}

/**
 * Measure how far two boxes are from the same height, in CSS pixels: of a skeleton and its content, say.
 * Throws where one of them is not there, for two that are missing would be alike.
 */
export function heightDifference(one: Element | null, other: Element | null): number {
  if (one === null || other === null) throw new Error('testkit: one of the boxes to compare is not there');
  return Math.abs(one.getBoundingClientRect().height - other.getBoundingClientRect().height);
}

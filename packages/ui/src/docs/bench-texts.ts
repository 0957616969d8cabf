/** Texts of the bench. In English, as all pages of the foundations. */
export const benchTexts = {
  accepted: 'Accepted',
  acceptedIn: (mode: string) => `Accepted in ${mode}`,
  noPicture: 'No picture of this story is accepted in this mode.',
  running: 'axe is looking …',
  failed: 'axe could not look at this story.',
  noViolations: 'axe: no violations',
  runAgain: 'Look again',
  inElements: (count: number) => (count === 1 ? 'one element' : `${count} elements`),
};

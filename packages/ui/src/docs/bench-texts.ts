/** Texts of the bench. In English, as all pages of the foundations. */
export const benchTexts = {
  accepted: 'Accepted',
  acceptedIn: (mode: string) => `Accepted in ${mode}`,
  noPicture: 'No picture of this story is accepted in this mode.',
  looking: 'axe is looking …',
  couldNotLook: 'axe could not look at this story.',
  noViolations: 'axe: no violations',
  lookAgain: 'Look again',
  inElements: (count: number) => (count === 1 ? 'one element' : `${count} elements`),
};

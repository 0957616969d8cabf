/** Texts of the bench. In English, like all pages of the foundations. */
export const benchTexts = {
  tokens: 'Tokens',
  hue: 'Gold, degrees turned',
  spacing: 'Spacing, percent',
  radius: 'Corners, percent',
  type: 'Type, percent',
  unchanged: 'Nothing is changed.',
  copyPatch: 'Copy the patch',
  copyTokens: 'Copy as design tokens',
  copyHostLines: 'Copy as brand.css',
  typeStays:
    'Sizes of letters are not in brand.css: they are the package’s, and readers choose a larger text size (data-text-size).',
  copyLink: 'Copy the link',
  putBack: 'Put all back',
  accepted: 'Accepted',
  acceptedIn: (mode: string) => `Accepted in ${mode}`,
  noPicture: 'No picture of this story is accepted in this mode.',
  running: 'axe is running …',
  failed: 'axe could not run on this story.',
  noViolations: 'axe: no violations',
  runAgain: 'Run again',
  inElements: (count: number) => (count === 1 ? 'one element' : `${count} elements`),
};

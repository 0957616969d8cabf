import { COLOUR_ROLES } from './colour-roles.ts';

/** Custom properties that a host may set besides the colour roles, by their names in the source. */
const SHAPES = [
  {
    group: 'Brand',
    text: 'One colour, in any notation of CSS. Everything that is gold follows from it, in both themes.',
    roles: { brand: 'In place of gold; words on it are black or white, whichever is read.' },
  },
  {
    group: 'Corners',
    text: 'Lengths.',
    roles: {
      'radius-control': 'Buttons, inputs, badges.',
      'radius-card': 'Cards, notices, segments.',
      'radius-sheet': 'Sheets and dialogs.',
      'radius-pill': 'Chips, round buttons, bars, handles and dots.',
    },
  },
  {
    group: 'Type',
    text: 'Lists of typefaces, without a generic one: that of the page’s script and the system’s follow.',
    roles: { 'font-text': 'All that is read.', 'font-title': 'Titles and figures.' },
  },
  { group: 'Space', text: 'A length.', roles: { spacing: 'The step of the grid, 4 px.' } },
] as const;

/** Everything that a host may set, in one place: the README and the page "Make it yours" list the same. */
export const SETTABLE_TOKENS: readonly {
  readonly group: string;
  readonly text: string;
  readonly roles: Readonly<Record<string, string>>;
}[] = [...SHAPES, ...COLOUR_ROLES];

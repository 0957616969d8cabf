/** The purpose of each colour role, in the order of the page. */
export const COLOUR_ROLES = [
  {
    group: 'Grounds',
    text: 'Paper, and what lies on it. Depth is a hairline first; only what floats has a shadow.',
    roles: {
      paper: 'The page.',
      sheet: 'Cards, sheets, inputs.',
      wash: 'Wells, skeletons, what cannot be pressed.',
      scrim: 'Over the page, under a sheet.',
    },
  },
  {
    group: 'Ink',
    text: 'Everything that is read, and the lines between.',
    roles: {
      ink: 'Text and figures.',
      'ink-2': 'Second lines, labels, units.',
      line: 'Hairlines that part; never the only edge of a control.',
      edge: 'Borders of inputs and of what can be chosen: 3 : 1.',
      focus: 'The ring around what the keyboard is on.',
    },
  },
  {
    group: 'Gold, the reserve',
    text: 'One thing on a screen: the first action, or the value that the screen is about.',
    roles: {
      gold: 'Fill of the one action.',
      'gold-strong': 'The same, pressed or pointed at.',
      'on-gold': 'Ink on gold.',
      'gold-ink': 'Gold as text or icon.',
      'gold-wash': 'Ground of what gold stands on quietly.',
    },
  },
  {
    group: 'What happened',
    text: 'A state is never told by colour alone: a word or an icon stands beside it.',
    roles: {
      verdigris: 'Income, success, arrived.',
      'on-verdigris': 'Words on verdigris.',
      'verdigris-wash': 'Ground of a badge or notice of success.',
      ember: 'A timed sale that really ends.',
      'ember-wash': 'Ground of its badge.',
      garnet: 'Failure, and what destroys.',
      'on-garnet': 'Words on garnet.',
      'garnet-wash': 'Ground of an error.',
      lapis: 'Pre-sale, information, links.',
      'lapis-wash': 'Ground of information.',
      slate: 'Sold out, expired, over.',
      'slate-wash': 'Ground of what is over.',
    },
  },
  {
    group: 'People',
    text: 'Whoever has no picture has a hue of their name; lightness and strength are the theme’s.',
    roles: {
      'person-wash': 'Ground of initials, turned to the hue.',
      'person-ink': 'The initials on it.',
    },
  },
  {
    group: 'Pictures',
    text: 'The drawings take the theme’s inks, so that one file serves both.',
    roles: {
      'on-picture': 'Controls over a photograph or a video.',
      'art-ink': 'Line of a drawing.',
      'art-paper': 'Its paper.',
      'art-shade': 'Its shaded side.',
      'art-gold': 'The one brass part.',
      'art-on-gold': 'Line on brass.',
    },
  },
] as const satisfies readonly {
  readonly group: string;
  readonly text: string;
  readonly roles: Readonly<Record<string, string>>;
}[];

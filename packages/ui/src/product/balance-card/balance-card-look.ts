// Boxes shared by the card and its skeleton, so that nothing moves when one replaces the other.

export const LABEL_LINE = 'flex min-h-11 items-center justify-between gap-2';
// Holds a link, whose tap target is 44 px high.
export const NOTE =
  'tabular flex min-h-11 flex-wrap items-center gap-x-1.5 text-15 wrap-anywhere *:max-w-full';
export const ACTIONS = 'flex flex-wrap gap-2 *:min-w-min *:grow *:basis-[max(5.5rem,27%)]';

// The boxes that a card and its skeleton share, so that nothing moves when the one replaces the other.

export const LABEL_LINE = 'flex min-h-11 items-center justify-between gap-2';
export const ACTIONS = 'flex flex-wrap gap-2 *:min-w-min *:grow *:basis-[max(5.5rem,27%)]';

import { cx } from 'class-variance-authority';

/** The boxes that a card and its skeleton share, so that nothing moves when one replaces the other. */
export const look = {
  card: 'relative flex flex-col overflow-hidden rounded-card border border-line bg-sheet contain-content',
  answers: 'hover:border-edge active:translate-y-px',
  header: 'flex flex-wrap gap-3 p-3',
  picture: 'grid h-24 w-24 shrink-0 place-items-center rounded-control bg-wash',
  drawn: '*:w-full *:p-1.5',
  faded: '*:opacity-50 *:grayscale',
  heading: 'flex min-w-0 grow basis-40 flex-col items-start justify-center gap-1',
  share: 'flex flex-wrap items-center gap-x-3 gap-y-1',
  shareTrack: 'grow basis-24',
  sold: 'px-3 pt-3',
  actions: 'mt-auto flex p-3 *:min-w-min',
  // `relative` puts it above the link that fills the card. Without `cx`, the package's build would mistake
  // two plain words for a text.
  action: cx('relative grow'),
};

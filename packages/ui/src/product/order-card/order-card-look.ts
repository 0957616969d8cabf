/** The boxes that a card and its skeleton share, so that nothing moves when one replaces the other. */
export const look = {
  card: 'relative overflow-hidden rounded-card border border-line bg-sheet',
  answers: 'hover:border-edge active:translate-y-px',
  header: 'flex flex-wrap gap-3 p-3',
  picture: 'grid size-16 shrink-0 place-items-center rounded-control bg-wash',
  drawn: '*:w-full *:p-1',
  faded: '*:opacity-50 *:grayscale',
  heading: 'min-w-0 grow basis-40',
  title: 'flex flex-wrap items-start justify-between gap-x-3 gap-y-1',
  foot: 'relative flex flex-wrap items-center gap-2 border-t border-line px-3 py-1.5',
  // Aligned to the end, also after wrapping.
  actions: 'ms-auto flex max-w-full flex-wrap items-center justify-end gap-2',
  open: 'target inline-flex items-center gap-1 font-semibold hover:underline',
} as const;

/** Keep a date such as "24-12-2026" on one line: a browser may break it after its hyphens. */
export function unbrokenDates(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=\d)/g, '\u2060-\u2060');
}

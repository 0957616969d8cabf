/**
 * Classes of a panel over the dimmed page: at the bottom of a phone, in the middle of a wide window, and above the
 * on-screen keyboard. A panel that is closing ignores taps, since they were not meant for what moves under the finger.
 */
export const panel =
  'pointer-events-auto data-[state=closed]:pointer-events-none fixed inset-x-3 bottom-[calc(--spacing(3)+max(var(--keyboard),env(safe-area-inset-bottom)))] z-50 mx-auto max-h-[calc(100dvh-var(--ribbon)-var(--keyboard)-1.5rem)] max-w-phone overflow-y-auto overscroll-contain rounded-sheet bg-sheet text-ink shadow-float outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:top-0 md:bottom-(--keyboard) md:my-auto md:h-fit';

/** Side by side with equal widths, or stacked where a label would otherwise need a second line. */
export const answers = 'flex flex-wrap gap-2 *:min-w-[calc(50%-var(--spacing))] *:flex-auto';

/** Scroll padding that keeps a focused element out from under the title and the footer (WCAG 2.4.11). */
const clearOfEnds =
  'flex flex-col scroll-pt-[calc(--spacing(32)-var(--sheet-away))] scroll-pb-[calc(--spacing(36)-var(--sheet-away))]';

/** Classes of `Dialog` and `BottomSheet`. */
export const frames = {
  panel: {
    frame: `${panel} ${clearOfEnds}`,
    head: 'sticky -top-(--sheet-away) z-10 shrink-0 bg-sheet px-5 pt-3',
    inset: 'px-5',
    body: 'flex-1 pb-5',
    foot: `sticky -bottom-(--sheet-away) z-10 shrink-0 border-t border-line bg-sheet px-5 py-3 ${answers}`,
  },
  sheet: {
    frame: `pointer-events-auto data-[state=closed]:pointer-events-none fixed inset-x-0 bottom-(--keyboard) z-50 mx-auto max-h-[calc(100dvh-var(--ribbon)-var(--keyboard)-1.5rem)] w-full max-w-phone overflow-y-auto overscroll-contain rounded-t-sheet bg-sheet text-ink shadow-float outline-none transition-transform duration-enter data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:bottom-[calc(var(--keyboard)+1.5rem)] md:rounded-b-sheet ${clearOfEnds}`,
    head: 'sticky -top-(--sheet-away) z-10 shrink-0 cursor-grab touch-none bg-sheet px-4 pt-2 active:cursor-grabbing',
    inset: 'px-4',
    body: 'flex-1 pb-5',
    foot: 'sticky -bottom-(--sheet-away) z-10 flex shrink-0 gap-2 border-t border-line bg-sheet px-4 pt-3 pb-safe-3',
  },
};

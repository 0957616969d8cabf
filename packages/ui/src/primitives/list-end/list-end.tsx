import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, type ComponentProps, type RefObject } from 'react';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';
import { useFocusOnNext } from './use-focus-on-next.ts';

/** State of a list's end. */
export type ListEnding =
  /** More can be loaded, by scrolling or by the button. */
  | { readonly kind: 'more'; readonly label: string }
  | { readonly kind: 'loading'; readonly label: string }
  | { readonly kind: 'failed'; readonly label: string; readonly retryLabel: string }
  | { readonly kind: 'complete'; readonly label: string };

export interface ListEndProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** State of the list's end: more to load, loading, failed, or complete, with its texts. */
  ending: ListEnding;
  /** Loads more: called once per change of `ending` to `more`, and again when retry is pressed. */
  onEndReached: () => void;
  /** Distance from the end at which more is loaded, in CSS pixels (PRODUCT 10). @default 20 */
  threshold?: number;
  /** The element that scrolls. @default the page */
  scrollRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Load more at the end of a list when it scrolls into view, and show the state of loading.
 *
 * Renders a `<div>` with a polite status; its button loads more on a press. The button keeps focus while more is
 * loading; focus then moves to the first new item.
 *
 * @when The end of a list that has more items than it shows.
 * @instead `RecordList` already includes one; a complete list needs none.
 */
export function ListEnd({
  ending,
  onEndReached,
  threshold = 20,
  scrollRef,
  ref,
  className,
  ...props
}: ListEndProps) {
  const [mark, root] = useMergedRef<HTMLDivElement>(ref);
  const reached = useEffectEvent(onEndReached);
  const { kind } = ending;
  const isLoading = kind === 'loading';
  const focusHandlers = useFocusOnNext(mark, kind);

  useEffect(() => {
    if (kind !== 'more' || !mark.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        reached();
      },
      { root: scrollRef?.current ?? null, rootMargin: `0px 0px ${threshold}px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [kind, threshold, scrollRef, mark]);

  return (
    <div
      {...props}
      ref={root}
      data-ending={kind}
      tabIndex={-1}
      // Every state has the same height, so that the last rows do not move.
      className={cx(
        'flex min-h-21 flex-col items-center justify-center px-4 py-5 text-center text-13 text-ink-2',
        className,
      )}
    >
      {/* The button, which stays for the sake of the focus, has the same words to see. */}
      <div role="status" className={isLoading ? 'sr-only' : undefined}>
        {kind === 'more' ? null : ending.label}
      </div>
      {kind === 'complete' ? null : (
        <button
          {...focusHandlers}
          type="button"
          aria-busy={isLoading || undefined}
          aria-disabled={isLoading || undefined}
          onClick={isLoading ? undefined : onEndReached}
          className={cx(
            'target px-4 aria-disabled:cursor-default',
            !isLoading && 'font-semibold text-ink underline hover:decoration-2 active:translate-y-px',
            kind === 'failed' && 'mt-2',
          )}
        >
          {kind === 'failed' ? ending.retryLabel : ending.label}
        </button>
      )}
    </div>
  );
}

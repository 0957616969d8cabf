import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode } from 'react';
import { useMeasuredHeight } from '../../foundations/measure/use-measured-height.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';

/** Action of the ribbon's second button. */
export interface TestRibbonAction {
  /** Label of the button ("+1 day"). */
  readonly label: string;
  /**
   * Press handler. Null hides the button and keeps its space, because the action is not allowed, or that is not known
   * yet.
   */
  readonly onSelect: (() => void) | null;
  /** The action is in progress: presses do nothing. @default false */
  readonly busy?: boolean | undefined;
}

export interface TestRibbonProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** "Test mode · play money". */
  text: string;
  /** The test clock, formatted; it may tick. Null while it is not known. */
  clock: ReactNode;
  /** Sample time that reserves the width while the clock is not known, so that nothing moves. */
  clockSample?: string | undefined;
  /** Label of the clock's button ("Open the test panel"); the clock is read out after it. */
  openLabel: string;
  /** Called when the clock is pressed, to open the test panel. */
  onOpen: () => void;
  /** A second button, beside the clock. */
  action?: TestRibbonAction | undefined;
  /** A recent event, below the ribbon. It pushes the page down and covers nothing. */
  notice?: ReactNode;
}

const button =
  'relative rounded-control border border-edge bg-sheet px-1.5 py-px font-medium hover:bg-wash active:translate-y-px after:absolute after:-inset-x-0.75 after:-inset-y-3.25';

/**
 * Show on every route that this is play money (H1). It cannot be dismissed. Renders an `<aside>` with the test clock, a
 * button that opens the test panel, and optionally another button beside it.
 *
 * @when The ribbon above every screen, once: a note that nothing here is real, and the test clock.
 * @instead Use `NoticeBar` for other news.
 */
export function TestRibbon({
  text,
  clock,
  clockSample,
  openLabel,
  onOpen,
  action,
  notice,
  ref,
  className,
  ...props
}: TestRibbonProps) {
  const [ribbon, root] = useMergedRef<HTMLElement>(ref);
  useMeasuredHeight(ribbon, '--ribbon');
  return (
    <aside
      {...props}
      ref={root}
      data-keeps-sheet=""
      aria-label={text}
      className={cx(
        // An open sheet disables pointer events on the page; the button for the test panel must stay usable.
        'pointer-events-auto border-b border-line bg-paper text-ink',
        className,
      )}
    >
      <div className="assay-tape flex min-h-7 flex-wrap items-center justify-center gap-x-1.5 px-safe-2 pt-safe text-center text-12 font-semibold">
        <p>{text}</p>
        <span className="flex items-center gap-x-1.5 py-0.5">
          <button
            type="button"
            aria-label={openLabel}
            aria-describedby="test-clock"
            className={cx('tabular', button)}
            onClick={onOpen}
          >
            <span id="test-clock">{clock}</span>
            {clock === null ? (
              <span aria-hidden="true">
                <span className="invisible">{clockSample}</span>
                <span className="absolute inset-0">–</span>
              </span>
            ) : null}
          </button>
          {action === undefined ? null : (
            <button
              type="button"
              aria-busy={action.busy || undefined}
              aria-disabled={action.busy || undefined}
              className={cx(button, 'shrink-0 aria-busy:opacity-60', action.onSelect === null && 'invisible')}
              onClick={() => {
                if (!action.busy) action.onSelect?.();
              }}
            >
              {action.label}
            </button>
          )}
        </span>
      </div>
      {notice}
    </aside>
  );
}

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode } from 'react';
import { useMeasuredHeight } from '../../foundations/measure/use-measured-height.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';

export interface TestRibbonProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** "Test mode · play money". */
  text: string;
  /** The test clock, written out; it may tick. Null while it is not known. */
  clock: ReactNode;
  /** Sample time that reserves the width while the clock is not known, so that nothing moves. */
  clockSample?: string | undefined;
  /** Label of the clock's button ("Open the test panel"); the clock is read out after it. */
  openLabel: string;
  onOpen: () => void;
  /** Latest entry of the event tape, shown below the ribbon while it is given. */
  receipt?: ReactNode;
}

/**
 * Show on every route that this is play money (H1). It cannot be dismissed. Renders an `<aside>` whose one
 * button, the test clock, opens the test panel.
 */
export function TestRibbon({
  text,
  clock,
  clockSample,
  openLabel,
  onOpen,
  receipt,
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
        // An open sheet takes the taps from the whole page, but not from what opens the test panel.
        'assay-tape pointer-events-auto border-b border-line bg-paper pt-safe text-ink',
        className,
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-center gap-x-2 px-safe-3 py-0.5 text-center text-12 font-semibold">
        <p>{text}</p>
        <button
          type="button"
          aria-label={openLabel}
          aria-describedby="test-clock"
          className="tabular relative rounded-control border border-edge bg-sheet px-2 py-px font-medium hover:bg-wash active:translate-y-px after:absolute after:-inset-x-2 after:-inset-y-3"
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
      </div>
      {receipt === undefined ? null : <div className="bg-paper md:bg-wash">{receipt}</div>}
    </aside>
  );
}

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode } from 'react';
import { useMeasuredHeight } from '../../foundations/measure/use-measured-height.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';

export interface ActionBarProps extends ComponentProps<'div'> {
  /** One button, or two, one of which continues. */
  children?: ReactNode;
}

/**
 * Keep a screen's main actions within reach of the thumb: clear of the safe area, above the keyboard. Renders a sticky
 * `<div>`; put it last in the screen.
 *
 * @when The one or two final actions of a long screen, within reach of the thumb.
 * @instead Use a `Button` inside a part of the screen for an action that belongs to that part.
 */
export function ActionBar({ ref, className, ...props }: ActionBarProps) {
  const [bar, root] = useMergedRef<HTMLDivElement>(ref);
  useMeasuredHeight(bar, '--bar-bottom');
  return (
    <div
      {...props}
      ref={root}
      // Tells a screen to leave out its bottom padding, which would lift the bar.
      data-action-bar=""
      className={cx(
        'sticky bottom-[calc(var(--keyboard)-var(--bars-away))] z-20 mt-auto flex flex-wrap gap-2 border-t border-line bg-sheet px-safe-4 pt-3 pb-safe-3',
        className,
      )}
    />
  );
}

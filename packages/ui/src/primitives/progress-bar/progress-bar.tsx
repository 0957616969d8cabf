import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Something is loading. */
  active: boolean;
  /** Text for screen readers: the thing that is loading. */
  label: string;
}

/**
 * Show that a route or its data is loading, as a thin line under the ribbon. Renders a `role="progressbar"` while
 * `active`, drawn after a delay: a quick load shows no line.
 *
 * @when A page that is loading, at the top of the window.
 * @instead Use `Skeleton` for a part that is loading, and `Progress` for a task whose progress is known.
 */
export function ProgressBar({ active, label, className, ...props }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div
      {...props}
      role="progressbar"
      aria-label={label}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-(--ribbon) z-40 h-0.5 animate-fade-in overflow-hidden bg-line [animation-delay:200ms]',
        className,
      )}
    >
      <div className="h-full w-1/3 animate-run bg-gold forced-colors:bg-[Highlight] motion-reduce:w-full" />
    </div>
  );
}

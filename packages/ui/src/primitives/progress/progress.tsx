import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Meaning of a bar: the main value, a secondary one, a success, a past state. */
export type ProgressTone = 'ink' | 'neutral' | 'success' | 'off';

/** Thickness of a bar; `lg` is for the main value of a screen. */
export type ProgressSize = 'xs' | 'sm' | 'md' | 'lg';

export interface ProgressProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Progress out of `max`. Values below 0 or above `max` are clamped. */
  value: number;
  /** Maximum. @default 1 */
  max?: number | undefined;
  /**
   * Label ("Sending gold-pan.png"), like `aria-labelledby`. Without either the bar is decorative, and the text beside
   * it conveys the progress.
   */
  label?: string | undefined;
  /** Progress in words ("3 of 12 confirmations"). @default the share in percent, as the screen reader says it */
  valueText?: string | undefined;
  /** A `progressbar` for a process, or a `meter` for a static value. @default 'progress' */
  kind?: 'progress' | 'meter' | undefined;
  /** Meaning of the bar, shown by its colour. @default 'ink' */
  tone?: ProgressTone | undefined;
  /** Thickness of the bar. @default 'sm' */
  size?: ProgressSize | undefined;
  /** Draw one mark for each unit of `max`, where there are few. @default false */
  counted?: boolean | undefined;
  /** Fill once when it is first drawn, mark by mark where it is `counted`; not under reduced motion. @default false */
  filling?: boolean | undefined;
}

const thick = { xs: 'h-1', sm: 'h-1.5', md: 'h-2', lg: 'h-3' } satisfies Record<ProgressSize, string>;

const fills = {
  ink: 'bg-ink',
  neutral: 'bg-ink-2',
  success: 'bg-verdigris',
  off: 'bg-slate',
} satisfies Record<ProgressTone, string>;

const fill = cva('rounded-pill forced-colors:bg-[Highlight]', {
  variants: { tone: fills },
  defaultVariants: { tone: 'ink' },
});

/** Fills from the side on which the text begins. */
const FILLING = 'origin-left animate-fill';

/**
 * Show progress with a known end. Renders a block-level `<span>`, which with a name is a `role="progressbar"` or
 * `role="meter"`. Where the end is unknown, use `ProgressBar` or `Spinner`.
 *
 * @when A task whose progress is known, or a measured share.
 * @instead Use `Spinner` or `ProgressBar` for a wait of unknown length, and `ProgressTimeline` for steps.
 */
export function Progress({
  value,
  max = 1,
  label,
  valueText,
  kind = 'progress',
  tone,
  size = 'sm',
  counted = false,
  filling = false,
  className,
  ...props
}: ProgressProps) {
  const reached = Math.min(max, Math.max(0, value));
  const aria =
    label === undefined && props['aria-labelledby'] === undefined
      ? { 'aria-hidden': true }
      : {
          role: kind === 'meter' ? 'meter' : 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': max,
          'aria-valuenow': reached,
          'aria-valuetext': valueText,
        };
  if (counted) {
    return (
      <span {...aria} {...props} className={cx('flex', max > 12 ? 'gap-0.5' : 'gap-1', className)}>
        {Array.from({ length: max }, (_, at) => (
          <span
            key={at}
            data-filled={at < reached}
            className={cx(
              'min-w-0 grow rounded-pill border',
              thick[size],
              at < reached ? ['border-transparent', fill({ tone }), filling && FILLING] : 'border-edge',
            )}
            style={
              filling && at < reached ? { animationDelay: `calc(${at} * var(--loop, 60ms))` } : undefined
            }
          />
        ))}
      </span>
    );
  }
  return (
    <span
      {...aria}
      {...props}
      className={cx(
        'block overflow-hidden rounded-pill bg-line forced-colors:outline',
        thick[size],
        className,
      )}
    >
      <span
        className={cx('block h-full', fill({ tone }), filling && FILLING)}
        style={{ inlineSize: `${max > 0 ? (reached / max) * 100 : 0}%` }}
      />
    </span>
  );
}

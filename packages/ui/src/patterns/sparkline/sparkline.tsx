import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { percent } from '../chart/index.ts';

export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Levels, oldest first, as shares of the height; 0 is on the baseline. */
  values: readonly number[];
  /** Text alternative: what the line shows, and where its figures are. */
  label: string;
}

/**
 * Draw a series as one line, without figures. Renders a `role="img"` of a fixed height, whatever the series is.
 *
 * @when The trend of a few days, in a row, without figures.
 * @instead Use `BarChart` where the amounts matter.
 */
export function Sparkline({ values, label, className, ...props }: SparklineProps) {
  const last = values.length - 1;
  const heights = values.map((value) => 100 - Math.min(1, Math.max(0, value)) * 100);
  const line = heights.map((height, index) => `${last === 0 ? 100 : (index / last) * 100},${height}`);
  return (
    <span
      {...props}
      role="img"
      aria-label={label}
      className={cx('block h-14 border-b border-line pt-1 pe-1', className)}
    >
      <svg aria-hidden="true" width="100%" height="100%" overflow="visible">
        {/* Stretched to the box; its stroke is not. */}
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
          <polyline
            points={line.join(' ')}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            className="fill-none stroke-verdigris stroke-2"
          />
        </svg>
        {last < 0 ? null : (
          <circle cx="100%" cy={percent(heights[last] ?? 100)} r="4" className="fill-verdigris" />
        )}
      </svg>
    </span>
  );
}

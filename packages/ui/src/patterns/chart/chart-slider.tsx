import { cx } from 'class-variance-authority';
import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react';

export interface ChartSliderProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Number of points. */
  count: number;
  /** Number of positions. @default `count` */
  slots?: number | undefined;
  /** Index of the selected point. */
  selected: number;
  /** Called when another point is selected, by a key or a finger. */
  onSelect: (index: number) => void;
  /** Text of the selected point, for screen readers. */
  valueText: string;
  /** Labels of the first and the last point, below the chart. */
  ends: readonly [first: string | undefined, last: string | undefined];
}

/**
 * Draw the marks of points side by side, and let one be selected. Renders a `role="slider"` over an `<svg>` with the
 * marks as `children`: arrow keys move by one, Page Up and Page Down by seven, Home and End to the ends; a finger can
 * be dragged along them. The caller sets its height and `aria-labelledby`.
 */
export function ChartSlider({
  count,
  slots = count,
  selected,
  onSelect,
  valueText,
  ends: [first, last],
  className,
  children,
  ...props
}: ChartSliderProps) {
  function select(index: number) {
    onSelect(Math.min(count - 1, Math.max(0, index)));
  }

  function move(event: KeyboardEvent) {
    const target = targetOf(event.key, selected, count - 1);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  }

  function point(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    select(Math.floor(((event.clientX - box.left) / box.width) * slots));
  }

  return (
    // Time runs from left to right on a chart, also in right-to-left languages.
    <div dir="ltr">
      <div
        {...props}
        role="slider"
        tabIndex={0}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={selected + 1}
        aria-valuetext={valueText}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
        className={cx('cursor-pointer touch-pan-y rounded-control', className)}
      >
        <svg width="100%" height="100%" className="block overflow-visible" aria-hidden="true">
          {children}
        </svg>
      </div>
      <div
        aria-hidden="true"
        className={cx(
          'tabular flex flex-wrap gap-x-3 pt-1 text-12 text-ink-2',
          count === slots && 'justify-between',
        )}
      >
        <span className="max-w-full">{first}</span>
        <span className="max-w-full">{last}</span>
      </div>
    </div>
  );
}

function targetOf(key: string, selected: number, last: number): number | undefined {
  return {
    ArrowRight: selected + 1,
    ArrowUp: selected + 1,
    ArrowLeft: selected - 1,
    ArrowDown: selected - 1,
    PageUp: selected + 7,
    PageDown: selected - 7,
    Home: 0,
    End: last,
  }[key];
}

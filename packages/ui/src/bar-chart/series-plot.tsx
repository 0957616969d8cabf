import { cx } from 'class-variance-authority';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ChartMarks, ChartPoint, SeriesChartProps } from './series-chart.tsx';

interface SeriesPlotProps extends Pick<SeriesChartProps, 'guide'> {
  points: readonly ChartPoint[];
  marks: ChartMarks;
  labelledBy: string;
  selected: number;
  onSelect: (index: number) => void;
}

// So that a first day is a bar and not a wall.
const FEWEST_SLOTS = 10;

/** The plot itself, one slider over all points. */
export function SeriesPlot({ labelledBy, points, marks: Marks, guide, selected, onSelect }: SeriesPlotProps) {
  const last = points.length - 1;
  const slots = Math.max(points.length, FEWEST_SLOTS);
  const step = 100 / slots;

  function move(event: KeyboardEvent) {
    const target = targetOf(event.key, selected, last);
    if (target === null) return;
    event.preventDefault();
    onSelect(Math.min(last, Math.max(0, target)));
  }

  function point(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onSelect(Math.min(last, Math.max(0, Math.floor(share * slots))));
  }

  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={selected + 1}
        aria-valuetext={spoken(points[selected])}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
        className="h-28 cursor-pointer touch-pan-y rounded-control"
      >
        <svg width="100%" height="100%" className="block overflow-visible" aria-hidden="true">
          {guide ? (
            <line
              x1="0"
              x2="100%"
              y1={percent(100 - guide.value * 100)}
              y2={percent(100 - guide.value * 100)}
              strokeDasharray="3 4"
              className="stroke-edge"
            />
          ) : null}
          <Marks points={points} step={step} selected={selected} />
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
        </svg>
      </div>
      <div className="tabular pt-1 text-12 text-ink-2">
        <div
          aria-hidden="true"
          className={cx('flex flex-wrap gap-x-3', last + 1 === slots && 'justify-between')}
        >
          <span className="max-w-full">{points[0]?.label}</span>
          <span className="max-w-full">{last > 0 ? points[last]?.label : null}</span>
        </div>
        {guide ? (
          <div className="flex items-center gap-1.5">
            <span className="w-5 shrink-0 border-t border-dashed border-edge" />
            <span className="min-w-0">{guide.label}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** A share of the plot, for SVG. */
export function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}

function spoken(point: ChartPoint | undefined): string {
  return point ? [point.label, point.text, point.note].filter((part) => part !== undefined).join(', ') : '';
}

function targetOf(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return index + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return index - 1;
    case 'PageUp':
      return index + 7;
    case 'PageDown':
      return index - 7;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

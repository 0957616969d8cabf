import { cx } from 'class-variance-authority';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Bar, BarChartProps } from './bar-chart.tsx';

interface BarChartPlotProps extends Pick<BarChartProps, 'bars' | 'guide'> {
  labelledBy: string;
  place: number;
  onPlaceChange: (place: number) => void;
}

// So that a first day is a bar and not a wall.
const FEWEST_SLOTS = 10;

/** The bars themselves, one slider over all of them. */
export function BarChartPlot({ labelledBy, bars, guide, place, onPlaceChange }: BarChartPlotProps) {
  const last = bars.length - 1;
  const slots = Math.max(bars.length, FEWEST_SLOTS);
  const step = 100 / slots;

  function move(event: KeyboardEvent) {
    const target = targetOf(event.key, place, last);
    if (target === null) return;
    event.preventDefault();
    onPlaceChange(Math.min(last, Math.max(0, target)));
  }

  function point(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onPlaceChange(Math.min(last, Math.max(0, Math.floor(share * slots))));
  }

  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={place + 1}
        aria-valuetext={spoken(bars[place])}
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
          {bars.map((bar, index) => (
            <BarMark
              key={bar.label}
              value={bar.value}
              start={index * step}
              step={step}
              chosen={index === place}
            />
          ))}
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
        </svg>
      </div>
      <div className="tabular pt-1 text-12 text-ink-2">
        <div
          aria-hidden="true"
          className={cx('flex flex-wrap gap-x-3', last + 1 === slots && 'justify-between')}
        >
          <span>{bars[0]?.label}</span>
          <span>{last > 0 ? bars[last]?.label : null}</span>
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

interface BarMarkProps {
  value: number;
  /** Percent of the width. */
  start: number;
  step: number;
  chosen: boolean;
}

function BarMark({ value, start, step, chosen }: BarMarkProps) {
  const height = Math.min(1, Math.max(0, value)) * 100;
  return (
    <>
      {chosen ? (
        <rect x={percent(start)} width={percent(step)} y="0" height="100%" rx="2" className="fill-line" />
      ) : null}
      {height === 0 ? (
        <circle
          cx={percent(start + step / 2)}
          cy="calc(100% - 5px)"
          r="2.5"
          data-empty=""
          className="fill-none stroke-garnet stroke-2"
        />
      ) : (
        <rect
          x={percent(start + step * 0.16)}
          width={percent(step * 0.68)}
          y={percent(100 - height)}
          height={percent(height)}
          rx="1.5"
          className={chosen ? 'fill-ink' : 'fill-verdigris'}
        />
      )}
    </>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}

function spoken(bar: Bar | undefined): string {
  return bar ? [bar.label, bar.text, bar.note].filter((part) => part !== undefined).join(', ') : '';
}

function targetOf(key: string, place: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return place + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return place - 1;
    case 'PageUp':
      return place + 7;
    case 'PageDown':
      return place - 7;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

import type { ComponentProps } from 'react';
import type { ChartMarks } from '../bar-chart/series-chart.tsx';
import { percent } from '../chart/index.ts';

/** A level for each point, from its start to the next one. */
export function AreaMarks({ points, step, selected }: ComponentProps<ChartMarks>) {
  const levels = points.map(({ value }) => 100 - Math.min(1, Math.max(0, value)) * 100);
  const line = levels.map((level, index) => `${index * step},${level} ${(index + 1) * step},${level}`);
  const end = points.length * step;
  return (
    <>
      <rect
        x={percent(selected * step)}
        width={percent(step)}
        y="0"
        height="100%"
        rx="2"
        className="fill-line"
      />
      {/* Stretched to the plot; its stroke is not. */}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <polygon points={`0,100 ${line.join(' ')} ${end},100`} className="fill-verdigris opacity-50" />
        <polyline
          points={line.join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-verdigris stroke-2"
        />
      </svg>
      <circle
        cx={percent((selected + 0.5) * step)}
        cy={percent(levels[selected] ?? 100)}
        r="4"
        className="fill-ink"
      />
    </>
  );
}

import { percent } from '../chart/index.ts';

/** A level, written out, and its height as a share of the chart's, 0 to 1. */
export interface BandLevel {
  text: string;
  value: number;
}

/** A range and its middle. */
export interface BandPoint {
  /** Label on the axis ("12 Nov"). */
  label: string;
  low: BandLevel;
  mid: BandLevel;
  high: BandLevel;
}

interface BandMarksProps {
  points: readonly BandPoint[];
  /** Height of the level for comparison, 0 to 1. */
  guide: number;
  /** Index of the selected point. */
  selected: number;
}

const heightOf = (value: number) => 100 - Math.min(1, Math.max(0, value)) * 100;

/** The band from the lowest to the highest values, with the line of the middle values in it. */
export function BandMarks({ points, guide, selected }: BandMarksProps) {
  const step = 100 / points.length;
  const x = (index: number) => (index + 0.5) * step;
  const along = (of: (point: BandPoint) => number) =>
    points.map((point, index) => `${x(index)},${heightOf(of(point))}`);
  const low = along((point) => point.low.value);
  const mid = along((point) => point.mid.value);
  const high = along((point) => point.high.value);
  const point = points[selected];
  const level = percent(heightOf(guide));
  return (
    <>
      <rect x={percent(selected * step)} width={percent(step)} height="100%" rx="2" className="fill-line" />
      {/* Stretched to the plot; its strokes are not. */}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <polygon points={[...high, ...low.toReversed()].join(' ')} className="fill-lapis opacity-25" />
        {[low, high].map((edge, index) => (
          <polyline
            key={index === 0 ? 'low' : 'high'}
            points={edge.join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-lapis stroke-1"
          />
        ))}
        <polyline
          points={mid.join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-ink stroke-2"
        />
      </svg>
      <line x1="0" x2="100%" y1={level} y2={level} strokeDasharray="3 4" className="stroke-edge" />
      {point
        ? [point.low, point.mid, point.high].map(({ value }, index) => (
            <circle
              key={['low', 'mid', 'high'][index]}
              cx={percent(x(selected))}
              cy={percent(heightOf(value))}
              r="4"
              className={index === 1 ? 'fill-ink' : 'fill-lapis'}
            />
          ))
        : null}
    </>
  );
}

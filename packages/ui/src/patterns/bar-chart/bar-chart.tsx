import { BarMarks } from './bar-marks.tsx';
import { SeriesChart, type ChartPoint, type SeriesChartProps } from './series-chart.tsx';

export interface BarChartProps extends SeriesChartProps {
  /** Oldest first. A value of 0 is marked, never left out (H13). */
  bars: readonly ChartPoint[];
}

/**
 * Show what came on each of a few days as bars, with a readout, and as a table.
 *
 * Renders a `<figure>`. The bars are one slider: arrows, Home, End and a finger move along them and
 * each is read out. The table is there for screen readers from the start, and for everyone on demand.
 */
export function BarChart({ bars, ...props }: BarChartProps) {
  return <SeriesChart {...props} points={bars} marks={BarMarks} />;
}

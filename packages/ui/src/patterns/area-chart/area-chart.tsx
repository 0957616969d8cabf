import { SeriesChart, type ChartPoint, type SeriesChartProps } from '../bar-chart/series-chart.tsx';
import { AreaMarks } from './area-marks.tsx';

export interface AreaChartProps extends SeriesChartProps {
  /** Oldest first. Each level holds until the next: nothing is drawn between them that was not so. */
  points: readonly ChartPoint[];
}

/**
 * Show a level over a few days, such as a balance, with a readout, and as a table.
 *
 * Renders a `<figure>`. The days are one slider: arrows, Home, End and a finger move along them and each is
 * read out. The table is there for screen readers from the start, and for everyone on demand.
 */
export function AreaChart(props: AreaChartProps) {
  return <SeriesChart {...props} marks={AreaMarks} />;
}

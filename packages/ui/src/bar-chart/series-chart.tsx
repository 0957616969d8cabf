import { cx } from 'class-variance-authority';
import { useId, useState, type ComponentProps, type ComponentType } from 'react';
import { breakable } from '../amount-text/index.ts';
import { Button } from '../button/index.ts';
import { SeriesPlot } from './series-plot.tsx';
import { SeriesTable } from './series-table.tsx';

/** One point of a series. Texts come formatted. */
export interface ChartPoint {
  /** What it stands for ("12 Nov"). */
  label: string;
  /** Its figure ("+3.20 USDT"). */
  text: string;
  /** More on it, as why a day paid less ("94 % of schedule"). */
  note?: string | undefined;
  /** Height as a share of the chart's, 0 to 1. */
  value: number;
}

/** The words around the figures. */
export interface ChartLabels {
  showTable: string;
  showChart: string;
  /** Said instead of both where there is nothing to show. */
  empty: string;
  /** Heads of the table's columns. */
  columns: { readonly label: string; readonly text: string };
}

/** What a series is drawn as, of points that take `step` percent of the width each. */
export type ChartMarks = ComponentType<{
  points: readonly ChartPoint[];
  step: number;
  /** Index of the selected point. */
  selected: number;
}>;

/** What charts of one series have in common. */
export interface SeriesChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What is shown ("Income of the last 30 days"). */
  label: string;
  /** A level to compare with, such as what was scheduled. */
  guide?: { readonly value: number; readonly label: string } | undefined;
  labels: ChartLabels;
}

interface OwnProps extends SeriesChartProps {
  /** Oldest first. */
  points: readonly ChartPoint[];
  marks: ChartMarks;
}

/**
 * Show a short series with a readout, and as a table.
 *
 * Renders a `<figure>`. The points are one slider: arrows, Home, End and a finger move along them and
 * each is read out. The table is there for screen readers from the start, and for everyone on demand.
 */
export function SeriesChart({ label, points, marks, guide, labels, className, ...props }: OwnProps) {
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [moved, setMoved] = useState<number>();
  const selected = Math.min(moved ?? points.length - 1, points.length - 1);
  const point = points[selected];
  return (
    <figure {...props} data-view={view} className={cx('flex flex-col gap-2', className)}>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3">
        <span id={id} className="max-w-full font-semibold">
          {label}
        </span>
        {points.length === 0 ? null : (
          <Button
            variant="quiet"
            size="sm"
            className="-me-3.5 ms-auto -outline-offset-2"
            onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
          >
            {view === 'chart' ? labels.showTable : labels.showChart}
          </Button>
        )}
      </figcaption>
      {view === 'chart' && point ? (
        <>
          <div aria-hidden="true" className="tabular grid grid-cols-1 text-13 text-ink-2">
            {/* Holds the height of the longest, so that the plot stands still under the finger. */}
            <Readout point={longestOf(points)} className="invisible" />
            <Readout point={point} />
          </div>
          <SeriesPlot
            labelledBy={id}
            points={points}
            marks={marks}
            guide={guide}
            selected={selected}
            onSelect={setMoved}
          />
        </>
      ) : null}
      {points.length === 0 ? (
        <p className="text-13 text-ink-2">{labels.empty}</p>
      ) : (
        <SeriesTable label={label} points={points} columns={labels.columns} shown={view === 'table'} />
      )}
    </figure>
  );
}

function Readout({ point, className }: { point: ChartPoint; className?: string }) {
  return (
    <p
      className={cx(
        'col-start-1 row-start-1 flex flex-wrap items-baseline justify-between gap-x-3',
        className,
      )}
    >
      <span className="max-w-full">{point.label}</span>
      <span className="ms-auto flex max-w-full flex-wrap items-baseline justify-end gap-x-2 text-end">
        {point.note === undefined ? null : <span className="max-w-full">{point.note}</span>}
        <strong className="max-w-full text-17 leading-tight font-semibold text-ink">
          {breakable(point.text)}
        </strong>
      </span>
    </p>
  );
}

function longestOf(points: readonly ChartPoint[]): ChartPoint {
  const room = ({ label, text, note = '' }: ChartPoint) => label.length + text.length + note.length;
  return points.reduce((longest, point) => (room(point) > room(longest) ? point : longest));
}

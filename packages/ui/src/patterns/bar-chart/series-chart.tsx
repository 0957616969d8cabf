import { cx } from 'class-variance-authority';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { breakable } from '../amount-text/index.ts';
import { ChartFrame, ChartSlider, ChartTable, percent } from '../chart/index.ts';

/** One point of a series. Texts come formatted. */
export interface ChartPoint {
  /** Label on the axis ("12 Nov"). */
  label: string;
  /** Its figure ("+3.20 USDT"). */
  text: string;
  /** Note, such as the reason for a lower payment ("94 % of schedule"). */
  note?: string | undefined;
  /** Height as a share of the chart's, 0 to 1. */
  value: number;
  /** A zero is nothing out of the ordinary, as a day on which no bonus was due: drawn, and not marked as a fault. @default false */
  ordinary?: boolean | undefined;
}

/** Labels around the figures. */
export interface ChartLabels {
  showTable: string;
  showChart: string;
  /** Text in place of both where there is no data. */
  empty: string;
  /** Heads of the table's columns. */
  columns: { readonly label: string; readonly text: string };
}

/** Component that draws a series. Each point takes `step` percent of the width. */
export type ChartMarks = ComponentType<{
  points: readonly ChartPoint[];
  step: number;
  /** Index of the selected point. */
  selected: number;
}>;

/** Props of every chart with one series. */
export interface SeriesChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Title of the chart ("Income of the last 30 days"). */
  label: string;
  /** A level to compare with, such as the scheduled amount. */
  guide?: { readonly value: number; readonly label: string } | undefined;
  labels: ChartLabels;
}

interface OwnProps extends SeriesChartProps {
  /** Oldest first. */
  points: readonly ChartPoint[];
  marks: ChartMarks;
}

/** Fewer points than this take no more room each, so that a first day is a bar and not a wall. */
const FEWEST_SLOTS = 10;

/**
 * Show a short series with a readout, and as a table.
 *
 * Renders a `<figure>`. The points are one slider: arrows, Home, End and a finger move along them and
 * each is read out. The table is there for screen readers from the start, and for everyone on demand.
 */
export function SeriesChart({ label, points, marks: Marks, guide, labels, ...props }: OwnProps) {
  const [moved, setMoved] = useState<number>();
  const last = points.length - 1;
  const selected = Math.min(moved ?? last, last);
  const point = points[selected];
  const slots = Math.max(points.length, FEWEST_SLOTS);
  return (
    <ChartFrame
      {...props}
      label={label}
      labels={labels}
      empty={point ? undefined : labels.empty}
      renderChart={(labelId) =>
        point && (
          <>
            <div aria-hidden="true" className="tabular grid grid-cols-1 text-13 text-ink-2">
              {/* Holds the height of the longest, so that the chart stands still under the finger. */}
              <Readout point={longestOf(points)} className="invisible" />
              <Readout point={point} />
            </div>
            <div>
              <ChartSlider
                aria-labelledby={labelId}
                count={points.length}
                slots={slots}
                selected={selected}
                onSelect={setMoved}
                valueText={spoken(point)}
                ends={[points[0]?.label, last > 0 ? points[last]?.label : undefined]}
                className="h-28"
              >
                {guide ? <Guide value={guide.value} /> : null}
                <Marks points={points} step={100 / slots} selected={selected} />
                <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-edge" />
              </ChartSlider>
              {guide ? (
                <div className="tabular flex items-center gap-1.5 text-12 text-ink-2">
                  <span className="w-5 shrink-0 border-t border-dashed border-edge" />
                  <span className="min-w-0">{guide.label}</span>
                </div>
              ) : null}
            </div>
          </>
        )
      }
      renderTable={(shown) => (
        <ChartTable
          label={label}
          columns={[labels.columns.label, labels.columns.text]}
          rows={points.map((row) => ({ label: row.label, cells: [<Figure key="text" point={row} />] }))}
          shown={shown}
        />
      )}
    />
  );
}

function Guide({ value }: { value: number }) {
  const y = percent(100 - value * 100);
  return <line x1="0" x2="100%" y1={y} y2={y} strokeDasharray="3 4" className="stroke-edge" />;
}

function Figure({ point }: { point: ChartPoint }) {
  return (
    <>
      <span className="font-medium">{breakable(point.text)}</span>
      {point.note === undefined ? null : <span className="block text-13 text-ink-2">{point.note}</span>}
    </>
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

function spoken({ label, text, note }: ChartPoint): string {
  return [label, text, note].filter((part) => part !== undefined).join(', ');
}

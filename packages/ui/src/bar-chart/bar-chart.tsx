import { cx } from 'class-variance-authority';
import { useId, useState, type ComponentProps } from 'react';
import { breakable } from '../amount-text/index.ts';
import { Button } from '../button/index.ts';
import { BarChartPlot } from './bar-chart-plot.tsx';
import { BarChartTable } from './bar-chart-table.tsx';

/** One bar. Texts come formatted. */
export interface Bar {
  /** What it stands for ("12 Nov"). */
  label: string;
  /** Its figure ("+3.20 USDT"). */
  text: string;
  /** More on it, as why a day paid less ("94 % of schedule"). */
  note?: string | undefined;
  /** Height as a share of the chart's, 0 to 1. A 0 is marked, never left out (H13). */
  value: number;
}

/** The words around the figures. */
export interface BarChartLabels {
  showTable: string;
  showChart: string;
  /** Said in place of both where there are no bars. */
  empty: string;
  /** Heads of the table's columns. */
  columns: { readonly label: string; readonly text: string };
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What is shown ("Income of the last 30 days"). */
  label: string;
  /** Oldest first. */
  bars: readonly Bar[];
  /** A level to compare with, such as what was scheduled. */
  guide?: { readonly value: number; readonly label: string } | undefined;
  labels: BarChartLabels;
}

/**
 * Show a short series as bars, with a readout, and as a table.
 *
 * Renders a `<figure>`. The bars are one slider: arrows, Home, End and a finger move along them and
 * each is read out. The table is there for screen readers from the start, and for everyone on demand.
 */
export function BarChart({ label, bars, guide, labels, className, ...props }: BarChartProps) {
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [chosen, setChosen] = useState<number>();
  const place = Math.min(chosen ?? bars.length - 1, bars.length - 1);
  const bar = bars[place];
  return (
    <figure {...props} data-view={view} className={cx('flex flex-col gap-2', className)}>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {bars.length === 0 ? null : (
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
      {view === 'chart' && bar ? (
        <>
          <div aria-hidden="true" className="tabular grid text-13 text-ink-2">
            {/* Holds the height of the longest, so that the bars stand still under the finger. */}
            <Readout bar={longestOf(bars)} className="invisible" />
            <Readout bar={bar} />
          </div>
          <BarChartPlot labelledBy={id} bars={bars} guide={guide} place={place} onPlaceChange={setChosen} />
        </>
      ) : null}
      {bars.length === 0 ? (
        <p className="text-13 text-ink-2">{labels.empty}</p>
      ) : (
        <BarChartTable label={label} bars={bars} columns={labels.columns} shown={view === 'table'} />
      )}
    </figure>
  );
}

function Readout({ bar, className }: { bar: Bar; className?: string }) {
  return (
    <p
      className={cx(
        'col-start-1 row-start-1 flex flex-wrap items-baseline justify-between gap-x-3',
        className,
      )}
    >
      <span>{bar.label}</span>
      <span className="ms-auto flex max-w-full flex-wrap items-baseline justify-end gap-x-2 text-end">
        {bar.note === undefined ? null : <span className="max-w-full">{bar.note}</span>}
        <strong className="max-w-full text-17 leading-tight font-semibold text-ink">
          {breakable(bar.text)}
        </strong>
      </span>
    </p>
  );
}

function longestOf(bars: readonly Bar[]): Bar {
  const room = ({ label, text, note = '' }: Bar) => label.length + text.length + note.length;
  return bars.reduce((longest, bar) => (room(bar) > room(longest) ? bar : longest));
}

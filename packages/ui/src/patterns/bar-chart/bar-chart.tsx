import { cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { breakable } from '../amount-text/index.ts';
import { ChartFrame, ChartSlider, ChartTable, percent, type ChartFrameProps } from '../chart/index.ts';
import { BarMarks, type Bar } from './bar-marks.tsx';

/** Labels around the figures. */
export interface BarChartLabels {
  showTable: string;
  showChart: string;
  /** Text in place of both where there is no data. */
  empty: string;
  /** Heads of the table's columns. */
  columns: { readonly label: string; readonly text: string };
}

export interface BarChartProps
  extends
    Omit<ComponentProps<'figure'>, 'children'>,
    Pick<ChartFrameProps, 'view' | 'defaultView' | 'onViewChange'> {
  /** Title of the chart ("Income of the last 30 days"). */
  label: string;
  /** Oldest first. A value of 0 is marked, never left out (H13). */
  bars: readonly Bar[];
  /** A level for comparison, such as the scheduled amount. */
  guide?: { readonly value: number; readonly label: string } | undefined;
  /** Texts of the button and the table. */
  labels: BarChartLabels;
}

/**
 * With fewer bars than this, each bar stays as narrow as with this many, so that a single day does not fill the chart.
 */
const FEWEST_SLOTS = 10;

/**
 * Show the amounts of a few days as bars, with a readout, and as a table.
 *
 * Renders a `<figure>`. The bars are one slider: arrow keys, Home, End and a finger move along them, and each is read
 * out. The table is available to screen readers from the start, and to everyone on demand.
 *
 * @when Amounts of days or months that are compared with one another.
 * @instead Use `BandChart` for a range of possible values, and `Sparkline` for a trend without figures.
 */
export function BarChart({ label, bars, guide, labels, ...props }: BarChartProps) {
  const [moved, setMoved] = useState<number>();
  const last = bars.length - 1;
  const selected = Math.min(moved ?? last, last);
  const bar = bars[selected];
  const slots = Math.max(bars.length, FEWEST_SLOTS);
  return (
    <ChartFrame
      {...props}
      label={label}
      labels={labels}
      empty={bar ? undefined : labels.empty}
      renderChart={(labelId) =>
        bar && (
          <>
            <div aria-hidden="true" className="tabular grid grid-cols-1 text-13 text-ink-2">
              {/* Holds the height of the longest, so that the chart does not move under the finger. */}
              <Readout bar={longestOf(bars)} className="invisible" />
              <Readout bar={bar} />
            </div>
            <div>
              <ChartSlider
                aria-labelledby={labelId}
                count={bars.length}
                slots={slots}
                selected={selected}
                onSelect={setMoved}
                valueText={spoken(bar)}
                ends={[bars[0]?.label, last > 0 ? bars[last]?.label : undefined]}
                className="h-28"
              >
                {guide ? <Guide value={guide.value} /> : null}
                <BarMarks bars={bars} step={100 / slots} selected={selected} />
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
          rows={bars.map((row) => ({ label: row.label, cells: [<Figure key="text" bar={row} />] }))}
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

function Figure({ bar }: { bar: Bar }) {
  return (
    <>
      <span className="font-medium">{breakable(bar.text)}</span>
      {bar.note === undefined ? null : <span className="block text-13 text-ink-2">{bar.note}</span>}
    </>
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
      <span className="max-w-full">{bar.label}</span>
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

function spoken({ label, text, note }: Bar): string {
  return [label, text, note].filter((part) => part !== undefined).join(', ');
}

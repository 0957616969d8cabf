import { useState, type ComponentProps } from 'react';
import { breakable } from '../amount-text/index.ts';
import { ChartFrame, ChartSlider, ChartTable, type ChartFrameVariant } from '../chart/index.ts';
import { BandMarks, type BandPoint } from './band-marks.tsx';

/** Labels around the figures. */
export interface BandChartLabels {
  showTable: string;
  showChart: string;
  /** Heads of the table's columns, and names of the levels. */
  columns: { readonly label: string; readonly low: string; readonly mid: string; readonly high: string };
}

export interface BandChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Title of the chart ("If you stopped on that day"). */
  label: string;
  /** A line below the label. */
  text?: string | undefined;
  /** Look of the label: a line, the heading of a section, or a caption. @default 'plain' */
  variant?: ChartFrameVariant | undefined;
  /** In order of time; at least one. */
  points: readonly BandPoint[];
  /** A level for comparison, such as the amount paid. */
  guide: { readonly value: number; readonly label: string };
  /** Texts of the button and the table. */
  labels: BandChartLabels;
}

/**
 * Show the possible development of a figure: a widening range and its middle, with a readout, and as a table.
 *
 * Renders a `<figure>`. The points are one slider: arrow keys, Home, End and a finger move along them, and each is read
 * out. The table is available to screen readers from the start, and to everyone on demand.
 *
 * @when A figure whose future is uncertain: low, middle and high, day by day.
 * @instead Use `BarChart` for past values, and `Sparkline` for a trend in a row.
 */
export function BandChart({ label, points, guide, labels, ...props }: BandChartProps) {
  const [moved, setMoved] = useState<number>();
  const last = points.length - 1;
  const selected = Math.min(moved ?? last, last);
  const point = points[selected];
  const { columns } = labels;
  return (
    <ChartFrame
      {...props}
      label={label}
      labels={labels}
      renderChart={(labelId) =>
        point && (
          <>
            <div>
              <ChartSlider
                aria-labelledby={labelId}
                count={points.length}
                selected={selected}
                onSelect={setMoved}
                valueText={spoken(point, columns)}
                ends={[points[0]?.label, last > 0 ? points[last]?.label : undefined]}
                className="h-44"
              >
                <BandMarks points={points} guide={guide.value} selected={selected} />
              </ChartSlider>
              <div className="tabular flex items-center gap-1.5 text-12 text-ink-2">
                <span className="w-5 shrink-0 border-t border-dashed border-edge" />
                <span className="min-w-0">{guide.label}</span>
              </div>
            </div>
            <Readout point={point} columns={columns} />
          </>
        )
      }
      renderTable={(shown) => (
        <ChartTable
          wide
          label={label}
          columns={[columns.label, columns.low, columns.mid, columns.high]}
          rows={points.map(({ label: of, low, mid, high }) => ({
            label: of,
            cells: [low.text, mid.text, high.text],
          }))}
          shown={shown}
        />
      )}
    />
  );
}

type Columns = BandChartLabels['columns'];

/** Text of the selected point. Hidden from screen readers, which have it from the slider. */
function Readout({ point, columns }: { point: BandPoint; columns: Columns }) {
  return (
    <div aria-hidden="true" className="tabular border-t border-line pt-2 text-13">
      <p className="font-semibold">{point.label}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-1 pt-1">
        {(['low', 'mid', 'high'] as const).map((level) => (
          <p key={level} className="max-w-full min-w-0 flex-1 basis-20">
            <span className="block text-ink-2">{columns[level]}</span>
            <span className={level === 'mid' ? 'text-17 font-semibold' : 'text-17'}>
              {breakable(point[level].text)}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

function spoken({ label, low, mid, high }: BandPoint, columns: Columns): string {
  return [
    label,
    `${columns.low} ${low.text}`,
    `${columns.mid} ${mid.text}`,
    `${columns.high} ${high.text}`,
  ].join(', ');
}

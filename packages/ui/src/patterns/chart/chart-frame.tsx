import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { Button } from '../../primitives/button/index.ts';

/** Look of a chart's label: a line, the heading of a section, or a caption. */
export type ChartFrameVariant = 'plain' | 'section' | 'caption';

/** The form of the figures that everyone sees. */
export type ChartView = 'chart' | 'table';

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Title of the chart ("Income of the last 30 days"). */
  label: string;
  /** A line below the label. */
  text?: string | undefined;
  /** Labels of the button that switches between chart and table. */
  labels: { readonly showTable: string; readonly showChart: string };
  /** The form of the figures, controlled. */
  view?: ChartView | undefined;
  /** Their initial form, uncontrolled. @default 'chart' */
  defaultView?: ChartView | undefined;
  /** Called when the button is pressed. */
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Look of the label: a line, the heading of a section, or a caption. @default 'plain' */
  variant?: ChartFrameVariant | undefined;
  /** Draw the chart; `labelId` is the id of the label. */
  renderChart: (labelId: string) => ReactNode;
  /** Draw the table; where it is not `shown`, only screen readers can reach it. */
  renderTable: (shown: boolean) => ReactNode;
  /** Text in place of both where there is no data. */
  empty?: string | undefined;
  /** Content below the chart and below the table: a legend, a summary. */
  children?: ReactNode;
}

/**
 * Show figures as a chart, and as a table at the press of a button. Renders a `<figure>` named by its label. The table
 * is available to screen readers from the start.
 *
 * @when The frame of a custom chart, with a label and a table of the same figures.
 * @instead `BarChart` and `BandChart` already include it.
 */
export function ChartFrame({
  label,
  text,
  labels,
  view: controlled,
  defaultView,
  onViewChange,
  variant = 'plain',
  renderChart,
  renderTable,
  empty,
  children,
  className,
  ...props
}: ChartFrameProps) {
  const id = useId();
  const [view, setView] = useControllableState<ChartView>(
    { value: controlled, defaultValue: defaultView, onValueChange: onViewChange },
    'chart',
  );
  return (
    <figure
      aria-labelledby={id}
      {...props}
      data-view={view}
      className={cx('flex flex-col', variants[variant].box, className)}
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3">
        <span id={id} className={variants[variant].label}>
          {label}
        </span>
        {empty === undefined ? (
          <Button
            variant="quiet"
            size="sm"
            className="-me-3.5 ms-auto -outline-offset-2"
            onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
          >
            {view === 'chart' ? labels.showTable : labels.showChart}
          </Button>
        ) : null}
        {text === undefined ? null : <p className="basis-full text-13 text-ink-2">{text}</p>}
      </figcaption>
      {empty === undefined ? (
        <>
          {view === 'chart' ? renderChart(id) : null}
          {renderTable(view === 'table')}
        </>
      ) : (
        <p className="text-13 text-ink-2">{empty}</p>
      )}
      {children}
    </figure>
  );
}

const variants = {
  plain: { box: 'gap-2', label: 'max-w-full font-semibold' },
  section: { box: 'gap-3', label: 'max-w-full font-title text-17 font-bold' },
  caption: { box: 'gap-4', label: 'min-w-0 grow basis-40 text-13 text-balance text-ink-2' },
} satisfies Record<ChartFrameVariant, { box: string; label: string }>;

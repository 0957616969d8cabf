import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { breakable } from '../../patterns/amount-text/index.ts';
import { ChartFrame } from '../../patterns/chart/index.ts';
import { MoneyFlowRibbon, type MoneyFlowItem, type MoneyFlowSource } from './money-flow-ribbon.tsx';
import { MoneyFlowStock } from './money-flow-stock.tsx';
import { MoneyFlowTable } from './money-flow-table.tsx';

/** Labels around the figures. */
export interface MoneyFlowLabels {
  showTable: string;
  showChart: string;
  /** Heads of the table's columns. */
  columns: { readonly from: string; readonly to: string };
}

export interface MoneyFlowProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Title, with its period ("The last 30 days, added up from the ledger"). */
  label: string;
  flows: readonly MoneyFlowItem[];
  labels: MoneyFlowLabels;
}

/**
 * Show where money comes from and where it goes (H7): one ribbon a source, never joined, since deposits pay
 * nobody else. Renders a `<figure>`; the ribbons are a picture, the figures are a table, which everyone can
 * open and screen readers have from the start. All ribbons have one scale; a fund that only pays out is a bar
 * of its rest.
 */
export function MoneyFlow({ label, flows, labels, ...props }: MoneyFlowProps) {
  return (
    <ChartFrame
      {...props}
      variant="caption"
      label={label}
      labels={labels}
      renderChart={() => (
        <div aria-hidden="true" className="flex flex-col gap-4">
          {flows.map((flow) =>
            flow.left === undefined ? (
              <MoneyFlowRibbon key={flow.source} flow={flow} />
            ) : (
              <MoneyFlowStock key={flow.source} flow={flow} left={flow.left} />
            ),
          )}
        </div>
      )}
      renderTable={(shown) => (
        <MoneyFlowTable label={label} flows={flows} columns={labels.columns} shown={shown} />
      )}
    >
      <dl className="flex flex-col gap-3">
        {flows.map(({ source, summary }) => (
          <div key={source} className="flex flex-wrap items-center justify-between gap-x-3">
            <dt className="flex min-w-0 max-w-full grow basis-40 items-start gap-3">
              <span
                aria-hidden="true"
                className={cx(
                  'mt-1.5 size-2.5 shrink-0 rounded-[0.1875rem] forced-color-adjust-none',
                  swatches[source],
                )}
              />
              <span className="min-w-0">
                <span className="block text-15 font-medium">{summary.title}</span>
                <span className="block text-13 text-ink-2">{summary.note}</span>
              </span>
            </dt>
            <dd className="tabular ms-auto max-w-full text-end text-17 font-bold">
              {breakable(summary.value)}
            </dd>
          </div>
        ))}
      </dl>
    </ChartFrame>
  );
}

const swatches = {
  revenue: 'bg-verdigris',
  promotion: 'bg-gold',
  deposits: 'bg-lapis',
} satisfies Record<MoneyFlowSource, string>;

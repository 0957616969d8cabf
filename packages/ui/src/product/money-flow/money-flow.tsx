import type { ComponentProps } from 'react';
import { ChartFrame } from '../../patterns/chart/index.ts';
import { MoneyFlowRibbon, type MoneyFlowItem } from './money-flow-ribbon.tsx';
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
  /** Each source of money: where it comes from, and where it goes. */
  flows: readonly MoneyFlowItem[];
  /** Words of the button and the table. */
  labels: MoneyFlowLabels;
}

/**
 * Show where money comes from and where it goes (H7): one ribbon a source, never joined, since deposits pay
 * nobody else. Renders a `<figure>`; the ribbons are a picture, the figures are a table, which everyone can
 * open and screen readers have from the start. All ribbons have one scale; a fund that only pays out is a bar
 * of its rest.
 *
 * @when Where money came from and where it went, in proportion.
 * @instead One payment takes `MoneyMoves`; days take `BarChart`.
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
    />
  );
}

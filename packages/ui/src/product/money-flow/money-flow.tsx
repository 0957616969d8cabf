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
  /** Each flow of money: where it comes from, and where it goes. */
  flows: readonly MoneyFlowItem[];
  /** Texts of the button and the table. */
  labels: MoneyFlowLabels;
}

/**
 * Show where money comes from and where it goes (H7): one ribbon for each source, never joined, since deposits pay
 * nobody else. Renders a `<figure>`; the ribbons are a picture, and the figures are a table, which everyone can open
 * and which is available to screen readers from the start. All ribbons have one scale; a fund that only pays out is a
 * bar of its remainder.
 *
 * @when Where money came from and where it went, in proportion.
 * @instead Use `MoneyMoves` for one payment, and `BarChart` for days.
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

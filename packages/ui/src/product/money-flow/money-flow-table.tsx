import { Fragment } from 'react';
import { AmountText } from '../../patterns/amount-text/index.ts';
import type { MoneyFlowEnd, MoneyFlowItem } from './money-flow-ribbon.tsx';

const ROW = 'border-b border-line align-top last:border-b-0';

interface MoneyFlowTableProps {
  label: string;
  flows: readonly MoneyFlowItem[];
  columns: { readonly from: string; readonly to: string };
  /** Visible to everyone; otherwise only screen readers can reach it. */
  shown: boolean;
}

/** The same flows as rows. */
export function MoneyFlowTable({ label, flows, columns, shown }: MoneyFlowTableProps) {
  return (
    // A wrapper, because `sr-only` cannot clip a table.
    <div className={shown ? undefined : 'sr-only'}>
      <table className="w-full text-15">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-ink text-13 text-ink-2">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {columns.from}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {columns.to}
            </th>
          </tr>
        </thead>
        <tbody>
          {flows.map((flow) => (
            <Fragment key={flow.source}>
              <tr className={ROW}>
                <th scope="row" className="py-2 pe-3 text-start font-normal">
                  <Ending {...flow.from} />
                </th>
                <td className="py-2 text-end">
                  <Ending {...flow.to} />
                </td>
              </tr>
              {flow.differences?.map((difference) => (
                <tr key={difference.label} className={ROW}>
                  <th scope="row" className="py-2 pe-3 text-start text-13 font-normal text-ink-2">
                    {difference.label}
                  </th>
                  <td className="py-2 text-end">
                    <AmountText
                      size="inherit"
                      amount={difference.amount}
                      unitless
                      className="font-semibold"
                    />
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Ending({ label, amount }: MoneyFlowEnd) {
  return (
    <>
      <span className="block text-13 wrap-anywhere text-ink-2">{label}</span>
      {/* Two figures of the largest text do not fit side by side on the narrowest screen. */}
      <AmountText
        size="inherit"
        amount={amount}
        unitless
        className="block font-semibold max-[24rem]:wrap-anywhere"
      />
    </>
  );
}

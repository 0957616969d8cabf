import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface ChartTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Caption of the table. */
  label: string;
  /** Heads of the columns. The first one is above the row headers. */
  columns: readonly string[];
  /** `label` heads the row, the cells follow. */
  rows: readonly { readonly label: string; readonly cells: readonly ReactNode[] }[];
  /** Visible to everyone; otherwise only screen readers can reach it. */
  shown: boolean;
  /** There are more columns than fit on a phone: lines do not wrap, and the table scrolls sideways. @default false */
  wide?: boolean | undefined;
}

/** Show the figures of a chart as rows. Renders a `<div>` with a `<table>` in it. */
export function ChartTable({
  label,
  columns: [head, ...heads],
  rows,
  shown,
  wide = false,
  className,
  ...props
}: ChartTableProps) {
  const side = wide && 'ps-3';
  return (
    // A wrapper, because `sr-only` cannot clip a table. A scrollable one is focusable, so that keys can
    // scroll it.
    <div
      {...(shown && wide && { tabIndex: 0, role: 'region', 'aria-label': label })}
      {...props}
      className={cx(shown ? wide && 'overflow-x-auto' : 'sr-only', className)}
    >
      <table className={cx('tabular w-full', wide ? 'text-13 whitespace-nowrap' : 'text-15 wrap-anywhere')}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr
            className={cx('border-b border-ink text-13 text-ink-2', wide && 'align-bottom whitespace-normal')}
          >
            <th scope="col" className="py-2 text-start font-medium">
              {head}
            </th>
            {heads.map((column) => (
              <th key={column} scope="col" className={cx('py-2 text-end font-medium', side)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-normal text-ink-2">
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={heads[index]} className={cx('py-2 text-end', side)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

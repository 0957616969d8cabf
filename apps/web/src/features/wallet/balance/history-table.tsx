import { startOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import type { HistoryBar, ShareName } from './history-bars.ts';

interface HistoryTableProps {
  label: string;
  bars: readonly HistoryBar[];
  shares: readonly ShareName[];
  nameOf: (share: ShareName) => string;
  /** Else only screen readers find it. */
  shown: boolean;
}

const HEAD = 'py-2 ps-3 text-end font-medium first:ps-0';
const CELL = 'py-2 ps-3 text-end whitespace-nowrap';

/** The same days as rows, newest first; a wide one is moved sideways by itself. */
export function HistoryTable({ label, bars, shares, nameOf, shown }: HistoryTableProps) {
  const t = useT();
  const format = useFormat();
  return (
    // Focusable, so that it can be moved by keys as well.
    <div
      className={shown ? 'overflow-x-auto' : 'sr-only'}
      {...(shown && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <table className="tabular w-full text-13">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-ink align-bottom text-ink-2">
            <th scope="col" className="py-2 text-start font-medium">
              {t('balance.day')}
            </th>
            {shares.map((share) => (
              <th key={share} scope="col" className={HEAD}>
                {nameOf(share)}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              {t('balance.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map((bar) => (
            <tr key={bar.day} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-normal whitespace-nowrap text-ink-2">
                {format.day(startOf(bar.day))}
              </th>
              {shares.map((share) => {
                const found = bar.amounts.find((one) => one.share === share);
                return (
                  <td key={share} className={CELL}>
                    {found ? format.figure(found.amount, 'delta') : '–'}
                  </td>
                );
              })}
              <td className={`${CELL} font-medium`}>{format.figure(bar.total, 'balance')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

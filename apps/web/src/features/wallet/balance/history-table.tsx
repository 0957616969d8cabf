import { ChartTable } from '@paydirt/ui/chart';

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

/** The same days as rows, newest first. */
export function HistoryTable({ label, bars, shares, nameOf, shown }: HistoryTableProps) {
  const t = useT();
  const format = useFormat();
  return (
    <ChartTable
      wide
      label={label}
      shown={shown}
      columns={[t('balance.day'), ...shares.map(nameOf), t('balance.total')]}
      rows={bars.toReversed().map((bar) => ({
        label: format.day(startOf(bar.day)),
        cells: [
          ...shares.map((share) => {
            const found = bar.amounts.find((one) => one.share === share);
            return found ? format.figure(found.amount, 'delta') : '–';
          }),
          <span key="total" className="font-medium">
            {format.figure(bar.total, 'balance')}
          </span>,
        ],
      }))}
    />
  );
}

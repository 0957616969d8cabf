import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { BarChart } from '@paydirt/ui/bar-chart';

import { useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { toSummaryBars } from '../income-chart/income-bars.ts';

/** The income of the last days: as bars, and as a table on demand. */
export function IncomeHistory({ summary }: { summary: IncomeSummary }) {
  const t = useT();
  const format = useOwnFormat();
  return (
    <BarChart
      className="px-4"
      label={t('income.historyTitle')}
      {...toSummaryBars(summary, { t, format })}
      labels={{
        showTable: t('income.chart.showTable'),
        showChart: t('income.chart.showChart'),
        empty: t('income.historyEmpty'),
        columns: { label: t('income.chart.day'), text: t('income.chart.counted') },
      }}
    />
  );
}

import type { IncomePattern } from '@paydirt/contract/wallet/income';
import { BarChart } from '@paydirt/ui/bar-chart';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { toPatternBars } from './income-bars.ts';

/** Chart the income of one machine on each of its last days, as bars and as a table. */
export function PatternChart({ pattern, label }: { pattern: IncomePattern; label: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <BarChart
      label={label}
      {...toPatternBars(pattern, { t, format })}
      labels={{
        showTable: t('income.chart.showTable'),
        showChart: t('income.chart.showChart'),
        empty: t('products.detail.noDays'),
        columns: { label: t('income.chart.day'), text: t('income.pattern.earned') },
      }}
    />
  );
}

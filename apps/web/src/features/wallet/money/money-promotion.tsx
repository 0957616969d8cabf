import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { BarChart } from '@paydirt/ui/bar-chart';
import { DescriptionList } from '@paydirt/ui/description-list';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { moneyEntryTitle } from './money-entry-title.ts';
import { toAmountBars } from './money-flows.ts';

/** Show the promotion budget's payments in the days, and the fees of withdrawals. */
export function MoneyPromotion({ report }: { report: MoneyReport }) {
  const t = useT();
  const format = useFormat();
  const { sums, bonuses } = report;
  const bare = (amount: string) => format.figure(moneyOf(amount), 'balance');
  return (
    <>
      <DescriptionList
        items={bonuses.map(({ kind, amount }) => ({
          id: kind,
          term: moneyEntryTitle(kind, t),
          value: bare(amount),
        }))}
        total={{ id: 'spent', term: t('money.promotion.spent'), value: bare(sums.spent) }}
      />
      <DescriptionList items={[{ id: 'fees', term: t('money.promotion.fees'), value: bare(sums.fees) }]} />
    </>
  );
}

/** Chart the cost of bonuses by day. */
export function MoneyPromotionDays({ report }: { report: MoneyReport }) {
  const t = useT();
  const format = useFormat();
  return (
    <BarChart
      label={t('money.promotion.chart')}
      bars={toAmountBars(report, ({ spent }) => ({ amount: spent }), format)}
      labels={{
        showTable: t('money.showTable'),
        showChart: t('money.showChart'),
        empty: t('money.income.empty'),
        columns: { label: t('money.day'), text: t('money.promotion.spent') },
      }}
    />
  );
}

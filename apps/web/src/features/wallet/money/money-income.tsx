import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { BarChart } from '@paydirt/ui/bar-chart';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { List, ListRow } from '@paydirt/ui/list-row';

import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { earnedTooMuch, owedDays, toCoverageBars, toSavings } from './money-flows.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

/** Compare machine revenue with the income owed, by day and by machine; short days are named (H6, H13). */
export function MoneyIncome({ report }: { report: MoneyReport }) {
  const t = useT();
  const format = useFormat();
  const { sums, products } = report;
  const bare = (amount: string) => format.figure(moneyOf(amount), 'balance');
  const days = owedDays(report);
  const short = days.filter(({ coveragePermille }) => coveragePermille !== null && coveragePermille < 1000);
  return (
    <>
      <FigureGrid
        columns={3}
        figures={[
          { label: t('money.income.earned'), value: bare(sums.earned), tone: 'income' },
          { label: t('money.income.owed'), value: bare(sums.owed) },
          { label: t('money.income.paid'), value: bare(sums.paid) },
          ...toSavings(report, { t }).map(({ label, amount }) => ({
            label,
            value: format.figure(amount, 'balance'),
          })),
        ]}
      />
      {earnedTooMuch(sums) ? (
        <p className="text-13 text-pretty text-ink-2">{t('money.income.surplus')}</p>
      ) : null}
      <BarChart
        label={t('money.income.chart')}
        {...toCoverageBars(report, { t, format })}
        labels={{
          showTable: t('money.showTable'),
          showChart: t('money.showChart'),
          empty: t('money.income.empty'),
          columns: { label: t('money.day'), text: t('money.income.share') },
        }}
      />
      {days.length === 0 ? null : (
        <p className="text-15 text-pretty">
          {short.length === 0
            ? t('money.income.neverShort')
            : t('money.income.short', { count: short.length })}
        </p>
      )}
      {products.length === 0 ? null : (
        <div className="flex flex-col gap-2">
          <h3 className="text-15 font-semibold">{t('money.income.rules')}</h3>
          <List className="-mx-4">
            {products.map(({ productId, productName, owed, paid, coveragePermille }) => (
              <ListRow
                key={productId}
                title={productName}
                text={t('money.income.paidOf', { paid: bare(paid), owed: bare(owed) })}
                value={coveragePermille === null ? '–' : format.percent(coveragePermille)}
                href={hashHref(catalogueRoutes.incomePattern.href({ productId }))}
              />
            ))}
          </List>
        </div>
      )}
    </>
  );
}

import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { BarChart } from '@paydirt/ui/bar-chart';
import { DescriptionList } from '@paydirt/ui/description-list';
import { Disclosure } from '@paydirt/ui/disclosure';
import { MoneyMoves } from '@paydirt/ui/money-moves';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { toChanges } from './money-changes.ts';
import { moneyEntryTitle } from './money-entry-title.ts';
import { toAmountBars } from './money-flows.ts';

/** Show members' deposits by account at one moment. */
export function MoneyDeposits({ report }: { report: MoneyReport }) {
  const t = useT();
  const format = useFormat();
  const { deposits, members } = report;
  const bare = (amount: string) => format.figure(moneyOf(amount), 'balance');
  return (
    <DescriptionList
      items={(['available', 'receivable', 'arriving', 'withdrawing'] as const).map((part) => ({
        term: t(`money.deposits.${part}`),
        value: bare(deposits[part]),
      }))}
      total={{
        term: t('money.deposits.total'),
        note: t('money.deposits.members', { count: members }),
        value: bare(deposits.total),
      }}
    />
  );
}

/** Show the changes of members' deposits in the days. */
export function MoneyChanges({ report }: { report: MoneyReport }) {
  const t = useT();
  const format = useFormat();
  return (
    <div>
      <MoneyMoves
        moves={toChanges(report, { t, format })}
        labels={{ from: t('records.one.from'), to: t('records.one.to') }}
      />
      <Disclosure label={t('records.one.accountant')}>
        <DescriptionList
          items={report.movements.map(({ kind, amount }) => ({
            id: kind,
            term: moneyEntryTitle(kind, t),
            value: format.figure(moneyOf(amount), 'delta'),
          }))}
        />
      </Disclosure>
    </div>
  );
}

/** Chart members' deposits at the end of each day, and their backing. */
export function MoneyDepositDays({ report }: { report: MoneyReport }) {
  const t = useT();
  const format = useFormat();
  const bare = (amount: string) => format.figure(moneyOf(amount), 'balance');
  return (
    <BarChart
      label={t('money.deposits.chart')}
      bars={toAmountBars(
        report,
        ({ deposits: held }) => ({
          amount: held.total,
          note: t('money.deposits.heldNote', { amount: bare(held.custody) }),
        }),
        format,
      )}
      labels={{
        showTable: t('money.showTable'),
        showChart: t('money.showChart'),
        empty: t('money.income.empty'),
        columns: { label: t('money.day'), text: t('money.deposits.total') },
      }}
    />
  );
}

import type { MachineIncome } from '@paydirt/contract/wallet/income';
import { compare, dayOf, permilleOf } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { TabPanel } from '@paydirt/ui/segmented-tabs';
import { Skeleton, SkeletonLine, SkeletonRow } from '@paydirt/ui/skeleton';
import { useState } from 'react';

import { PeriodChoice } from '../../../forms/period/period-choice.tsx';
import { type Period, rangeOf } from '../../../forms/period/period.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useClock, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useMachineIncome } from '../data/income.ts';
import { toShownIncome } from './shown-income.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

const TABS = 'machine-income';

/** Compare the scheduled and the paid income of each machine over a period that the member chooses (H6, H13). */
export function MachineIncomePart() {
  const t = useT();
  const now = useClock();
  const [period, setPeriod] = useEntryState<Period>('machine-income', '30');
  const view = useMachineIncome(rangeOf(period, dayOf(now())));
  // Another period has about the same machines: while it loads, what is below stays where it is.
  const [rows, setRows] = useState(2);
  if (view.status === 'ready' && view.value.list.length !== rows) setRows(view.value.list.length);
  return (
    <section className="flex flex-col gap-3">
      <div className="px-4">
        <SectionHeading title={t('income.machines.title')} />
        <p className="text-13 text-ink-2">{t('income.machines.text')}</p>
      </div>
      <div className="px-4">
        <PeriodChoice
          id={TABS}
          label={t('income.machines.period')}
          allLabel={t('income.machines.all')}
          value={period}
          onValueChange={setPeriod}
        />
      </div>
      <TabPanel tabs={TABS} value={period} className="px-4">
        <Viewed
          inset
          part
          view={view}
          skeleton={<MachinesSkeleton rows={rows} />}
          empty={<p className="text-15 text-ink-2">{t('income.machines.empty')}</p>}
        >
          {(income) => <Machines income={income} />}
        </Viewed>
      </TabPanel>
    </section>
  );
}

function Machines({ income }: { income: MachineIncome }) {
  const { total, list } = toShownIncome(income);
  const t = useT();
  const format = useOwnFormat();
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-13 text-ink-2">{t('income.machines.total')}</p>
        <AmountText size="md" tone="income" amount={format.moneyParts(moneyOf(total), 'balance')} />
      </div>
      <List fullBleed>
        {list.map(({ productId, productName, scheduled, paid }) => {
          const [owed, got] = [moneyOf(scheduled), moneyOf(paid)];
          const short = compare(got, owed) < 0;
          return (
            <ListRow
              key={productId}
              icon="machines"
              title={productName}
              text={
                <>
                  <span className="tabular block">
                    {t('income.machines.scheduled', { amount: format.money(owed, 'balance') })}
                  </span>
                  {short ? (
                    <span className="tabular block font-medium text-gold-ink">
                      {t('income.ofSchedule', { share: format.percent(permilleOf(got, owed)) })}
                    </span>
                  ) : null}
                </>
              }
              value={
                <span className="tabular font-semibold text-verdigris">{format.money(got, 'delta')}</span>
              }
              href={hashHref(catalogueRoutes.incomePattern.href({ productId }))}
            />
          );
        })}
      </List>
    </div>
  );
}

function MachinesSkeleton({ rows }: { rows: number }) {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonLine size="13" extent="short" />
      <SkeletonLine size="20" extent="medium" />
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    </Skeleton>
  );
}

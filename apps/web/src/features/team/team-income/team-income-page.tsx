import type { TeamIncome, TeamIncomeLine } from '@paydirt/contract/community/team';
import type { ClockDay } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { BarChart } from '@paydirt/ui/bar-chart';
import { ButtonLink } from '@paydirt/ui/button';
import type { ChartView } from '@paydirt/ui/chart';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { type RecordDay, RecordList, type RecordListRow } from '@paydirt/ui/record-list';
import { EmptyState } from '@paydirt/ui/state-message';
import { useMemo } from 'react';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { toShownTeamIncome } from './shown-team-income.ts';
import { chartSpan, groupName, type TeamBarTexts, toDayBars, toPersonBars } from './team-bars.ts';
import { teamRoutes } from '../../../routes/team.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

interface TeamIncomePageProps {
  income: TeamIncome;
  by: 'person' | 'day';
  /** The requested days; empty for all. */
  range: { readonly from?: string; readonly to?: string };
  today: ClockDay;
}

/** Show the sum, the chart with its table, and every line; below, that the second floor earns nothing (H12). */
export function TeamIncomePage({ income: exact, by, range, today }: TeamIncomePageProps) {
  const income = useMemo(() => toShownTeamIncome(exact), [exact]);
  const t = useT();
  const format = useOwnFormat();
  const texts = { t, format };
  // Another period brings another chart; a table stays a table.
  const [view, setView] = useEntryState<ChartView>('view', 'chart');
  const { people } = income.secondFloor;
  return (
    <div className="flex flex-col gap-4">
      <div className="px-4">
        <p className="text-13 text-ink-2">{t('team.income.total')}</p>
        <AmountText size="lg" tone="income" amount={format.moneyParts(moneyOf(income.total), 'balance')} />
      </div>
      {income.list.length === 0 ? (
        <EmptyState
          illustration={<Illustration src={scenes['empty-income']} />}
          title={t('team.income.emptyTitle')}
          text={t('team.income.emptyText')}
          action={
            <ButtonLink href={hashHref(teamRoutes.invitation.href())}>
              {t('shell.title.invitation')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <BarChart
            key={by}
            className="px-4"
            view={view}
            onViewChange={setView}
            label={by === 'day' ? t('team.income.chartDay') : t('team.income.chartPerson')}
            bars={
              by === 'day'
                ? toDayBars(income, chartSpan(income, range, today), texts)
                : toPersonBars(income, texts)
            }
            labels={{
              showTable: t('team.income.showTable'),
              showChart: t('team.income.showChart'),
              empty: t('team.income.emptyTitle'),
              columns: {
                label: t(`team.income.columns.${by}`),
                text: t('team.income.columns.amount'),
              },
            }}
          />
          <IncomeLines income={income} by={by} />
        </>
      )}
      {people === 0 ? null : (
        <p className="px-4 text-13 text-pretty text-ink-2">{t('team.income.floor2', { count: people })}</p>
      )}
    </div>
  );
}

/** Every line under its person or day, with the sum of each; a line opens its record with the journal behind it. */
function IncomeLines({ income, by }: Pick<TeamIncomePageProps, 'income' | 'by'>) {
  const t = useT();
  const format = useOwnFormat();
  const label = t(`team.income.${by}`);
  const groups = useMemo(
    () =>
      income.list.map((group): RecordDay<TeamIncomeLine> => ({
        key: group.personId ?? group.day ?? 'gifts',
        label: groupName(group, { t, format }),
        figure: format.figure(moneyOf(group.amount), 'balance'),
        records: group.lines,
      })),
    [income, t, format],
  );
  return (
    <section>
      <h2 className="sr-only">{label}</h2>
      <RecordList
        label={label}
        days={groups}
        row={(line) => toLineRow(line, by, { t, format })}
        ending={{ kind: 'complete', label: t('common.listEnd') }}
      />
    </section>
  );
}

/** Turn a line into a row; grouped by member it shows the day, grouped by day the member. */
function toLineRow(line: TeamIncomeLine, by: 'person' | 'day', { t, format }: TeamBarTexts): RecordListRow {
  const time = timeOf(line.time);
  const source = t(`record.row.from.${line.source}`);
  const gift = line.kind === 'team_benefits';
  return {
    key: line.recordId,
    icon: gift ? 'gift' : 'users',
    title: gift
      ? t('team.income.gift')
      : by === 'day'
        ? t('team.income.reward', { name: line.name ?? t('team.hasLeft') })
        : t('record.kind.referral_bonus'),
    time: by === 'day' ? format.time(time) : format.dateTime(time),
    source: line.entryId === null ? source : t('team.income.entry', { entry: line.entryId, source }),
    amount: format.moneyParts(moneyOf(line.amount), 'delta'),
    flow: 'income',
    status: t('record.status.credited'),
    statusKind: 'settled',
    href: hashHref(walletRoutes.records.href({ id: line.recordId })),
  };
}

import { dayOf } from '@paydirt/domain';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { Skeleton, SkeletonBlock, SkeletonLine, SkeletonRow } from '@paydirt/ui/skeleton';

import { useTeamIncome } from '../data/team.ts';
import { PeriodChoice } from '../../../forms/period/period-choice.tsx';
import { type Period, rangeOf } from '../../../forms/period/period.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { TeamIncomePage } from './team-income-page.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const PERIOD_TABS = 'team-income-period';
const WAYS = ['person', 'day'] as const;
type Way = (typeof WAYS)[number];

/** Income from the team, by person or by day, each line with its entry and source (H6, H12). */
export function TeamIncomeScreen() {
  const t = useT();
  const now = useClock();
  const [shown, setShown] = useEntryState<{ by: Way; period: Period }>('shown', {
    by: 'person',
    period: 'all',
  });
  const today = dayOf(now());
  const range = rangeOf(shown.period, today);
  const view = useTeamIncome({ by: shown.by, ...range });
  return (
    <Screen>
      <div className="flex flex-col gap-5 pt-1">
        <div className="flex flex-col gap-3 px-4">
          <SegmentedTabs
            id={`${PERIOD_TABS}-by`}
            label={t('team.income.by')}
            variant="segments"
            items={WAYS.map((value) => ({ value, label: t(`team.income.${value}`) }))}
            value={shown.by}
            onValueChange={(by) => setShown({ ...shown, by })}
          />
          <PeriodChoice
            id={PERIOD_TABS}
            label={t('team.income.period')}
            allLabel={t('team.income.all')}
            value={shown.period}
            onValueChange={(period) => setShown({ ...shown, period })}
          />
        </div>
        <TabPanel tabs={`${PERIOD_TABS}-by`} value={shown.by}>
          <TabPanel tabs={PERIOD_TABS} value={shown.period}>
            <Viewed view={view} skeleton={<TeamIncomeSkeleton />}>
              {(income) => <TeamIncomePage income={income} by={shown.by} range={range} today={today} />}
            </Viewed>
          </TabPanel>
        </TabPanel>
        <List className="border-y border-line bg-sheet">
          <ListRow
            icon="machines"
            title={t('team.income.toOwn')}
            href={hashHref(walletRoutes.receiveIncome.href())}
          />
        </List>
      </div>
    </Screen>
  );
}

function TeamIncomeSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-4">
        <div className="px-4">
          <SkeletonLine size="13" extent="short" />
          <SkeletonLine size="32" extent="medium" />
        </div>
        <div className="px-4">
          <SkeletonBlock className="h-[12.5rem]" />
        </div>
        <div>
          {[0, 1, 2, 3].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

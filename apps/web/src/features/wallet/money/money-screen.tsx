import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import { addDays, dayOf, isoDay } from '@paydirt/domain';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { TextLink } from '@paydirt/ui/text-link';

import { useMoneyReport } from '../data/money.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFormat, useT } from '../../../platform/hooks.tsx';
import { supportRoutes } from '../../../routes/support.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { MoneyAccountView } from './money-account-view.tsx';
import { MoneyPage } from './money-page.tsx';

const TABS = 'money-days';
const PERIODS = ['7', '30', '90'] as const;
type Period = (typeof PERIODS)[number];

/** Where the money comes from: everything, or one of the operator's accounts (H6, H7). */
export function MoneyScreen() {
  const account = useQueryParameter('account');
  return <Screen>{account === null ? <Report /> : <MoneyAccountView account={account} />}</Screen>;
}

function Report() {
  const t = useT();
  const format = useFormat();
  const now = useClock();
  const [shown, setShown] = useEntryState<{ period: Period; from?: string }>('days', { period: '30' });
  const view = useMoneyReport(shown.from === undefined ? {} : { from: shown.from });
  return (
    <div className="flex flex-col gap-4 px-4 pt-1">
      <div className="flex flex-col gap-2">
        <p className="text-17 text-pretty">{t('money.lead')}</p>
        <p className="text-15">
          <TextLink href={hashHref(supportRoutes.article.href({ id: 'money' }))}>
            {t('common.moreInHelp')}
          </TextLink>
        </p>
      </div>
      <SegmentedTabs
        id={TABS}
        label={t('money.period')}
        variant="segments"
        items={PERIODS.map((value) => ({ value, label: format.days(Number(value)) }))}
        value={shown.period}
        onValueChange={(period) => {
          const from = isoDay(addDays(dayOf(now()), 1 - Number(period)));
          setShown(period === '30' ? { period } : { period, from });
        }}
      />
      <TabPanel tabs={TABS} value={shown.period}>
        <Viewed inset view={view} skeleton={<Loading />}>
          {(report) => <MoneyPage report={report} />}
        </Viewed>
      </TabPanel>
    </div>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-6">
        <SkeletonLine extent="long" />
        <SkeletonBlock className="h-72" />
        <div>
          <SkeletonLine extent="medium" />
          <SkeletonLine extent="full" />
          <SkeletonLine extent="full" />
          <SkeletonLine extent="full" />
        </div>
        <SkeletonBlock className="h-52" />
      </div>
    </Skeleton>
  );
}

import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import { addDays, dayOf, isoDay, parseIsoDay } from '@paydirt/domain';
import type { Formatters } from '@paydirt/i18n';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { TextLink } from '@paydirt/ui/text-link';
import type { ReactNode } from 'react';

import { LIMITED_PERIODS } from '../../../forms/period/period.ts';
import { startOf } from '../../../platform/data/wire.ts';
import { useMoneyReport } from '../data/money.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref, useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFormat, useT } from '../../../platform/hooks.tsx';
import { supportRoutes } from '../../../routes/support.ts';
import { PagePart } from '../../../shell/screen/page-part.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { MONEY_TABS, MoneyPage } from './money-page.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const MoneyAccountView = part([], async () => (await import('./money-account-view.tsx')).MoneyAccountView, {
  preload: true,
});

/** The days that the address names. */
const NAMED = 'named';
type Period = (typeof LIMITED_PERIODS)[number] | typeof NAMED;

/** Show the money report: all of it, or one of the operator's accounts (H6, H7). */
export function MoneyScreen() {
  const account = useQueryParameter('account');
  return (
    <Screen>
      {account === null ? (
        <Report />
      ) : (
        <PagePart skeleton={<Loading />}>
          <MoneyAccountView account={account} />
        </PagePart>
      )}
    </Screen>
  );
}

function Report() {
  const t = useT();
  const format = useFormat();
  const now = useClock();
  const navigate = useNavigate();
  const [from, to] = [useQueryParameter('from'), useQueryParameter('to')];
  const named = namedDays(from, to);
  const [shown, setShown] = useEntryState<{ period: Period; from?: string }>('days', {
    period: named === null ? '30' : NAMED,
  });
  const view = useMoneyReport(
    shown.period === NAMED && named !== null ? named : shown.from === undefined ? {} : { from: shown.from },
  );
  const requested = useQueryParameter('tab');
  const cheat = useQueryParameter('cheat') !== null;
  const inPeriod = (children: ReactNode) => (
    <>
      <SegmentedTabs
        label={t('money.period')}
        items={[
          ...(named === null ? [] : [{ value: NAMED, label: daysOf(named, format) } as const]),
          ...LIMITED_PERIODS.map((value) => ({ value, label: format.days(Number(value)) })),
        ]}
        value={shown.period}
        onValueChange={(next) => {
          if (next === NAMED || next === '30') setShown({ period: next });
          else setShown({ period: next, from: isoDay(addDays(dayOf(now()), 1 - Number(next))) });
        }}
      >
        <TabPanel value={shown.period} className="flex flex-col gap-5 lg:gap-8">
          {children}
        </TabPanel>
      </SegmentedTabs>
    </>
  );
  return (
    <div className="flex flex-col gap-4 px-4 pt-1">
      <Viewed inset view={view} skeleton={<Loading />}>
        {(report) => (
          <MoneyPage
            report={report}
            tab={MONEY_TABS.find((tab) => tab === requested) ?? 'flows'}
            cheat={cheat}
            inPeriod={inPeriod}
            onTabChange={(tab) =>
              navigate(walletRoutes.money.href({ from, to, tab: tab === 'flows' ? null : tab }), {
                replace: true,
              })
            }
          />
        )}
      </Viewed>
      <p className="pt-4 text-13 text-pretty text-ink-2">
        <TextLink href={hashHref(supportRoutes.article.href({ id: 'money' }))}>
          {t('common.moreInHelp')}
        </TextLink>
      </p>
    </div>
  );
}

/** The days that the address names, where there are such days. */
function namedDays(
  from: string | null,
  to: string | null,
): { readonly from: string; readonly to: string } | null {
  if (from === null || to === null || !parseIsoDay(from).ok || !parseIsoDay(to).ok) return null;
  return { from, to };
}

function daysOf({ from, to }: { readonly from: string; readonly to: string }, format: Formatters): string {
  const [first, last] = [format.day(startOf(from)), format.day(startOf(to))];
  return from === to ? first : `${first} – ${last}`;
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-6">
        <div>
          <SkeletonLine extent="medium" />
          <SkeletonBlock className="mt-2 h-72" />
        </div>
        <SkeletonBlock className="h-12" />
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

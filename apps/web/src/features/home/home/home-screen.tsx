import { DAY_MS, HOUR_MS } from '@paydirt/domain';
import { IconLink } from '@paydirt/ui/icon-button';
import { Suspense, useSyncExternalStore } from 'react';

import { givenName } from '../../../platform/member-name.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useMember, usePlatform, useT } from '../../../platform/hooks.tsx';
import { PagePart } from '../../../shell/screen/page-part.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { useIdle } from '../../../shell/screen/use-idle.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { greetingOf } from './greeting.ts';
import { HomeBalance } from './home-balance.tsx';
import { HomeIncome } from './home-income.tsx';
import { HomeNotices } from './home-notices.tsx';
import { HomeOffersSkeleton } from './home-offers-skeleton.tsx';
import { accountRoutes } from '../../../routes/account.ts';
import { homeRoutes } from '../../../routes/home.ts';

// Below the fold: its code comes after the first picture, into boxes that are held for it.
const HomeBelow = part(['products'], async () => (await import('./home-below.tsx')).HomeBelow);

// Shown once, and only after the page itself.
const HomeSheets = part([], async () => (await import('./home-sheets.tsx')).HomeSheets);

/** Home: what the member has, what waits for them, and what is on offer. */
export function HomeScreen() {
  const t = useT();
  const member = useMember();
  const name = member === null ? null : givenName(member);
  const hour = useHour();
  const idle = useIdle();
  return (
    <Screen
      title={hour === null ? t('shell.tab.home') : greetingOf(hour, name, t)}
      start={
        <IconLink
          icon="language"
          label={t('shell.languages')}
          href={hashHref(accountRoutes.language.href())}
        />
      }
      actions={
        <IconLink
          icon="bell"
          surface="raised"
          label={t('home.notices')}
          href={hashHref(homeRoutes.notices.href())}
        />
      }
    >
      <div className="grid grid-cols-1 gap-6 px-4 lg:grid-cols-2 lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          <HomeBalance />
          <HomeIncome />
          <HomeNotices />
        </div>
        <PartBoundary onFailed={() => undefined}>
          <Suspense fallback={null}>{idle ? <HomeSheets /> : null}</Suspense>
        </PartBoundary>
        <div className="flex min-w-0 flex-col gap-6">
          <PagePart skeleton={<HomeOffersSkeleton />}>
            <HomeBelow />
          </PagePart>
        </div>
      </div>
    </Screen>
  );
}

/** The hour of the services' clock; null before their first answer. */
function useHour(): number | null {
  const { clock } = usePlatform();
  return useSyncExternalStore(clock.subscribe, () => {
    const now = clock.serviceTime();
    return now === null ? null : Math.floor((now % DAY_MS) / HOUR_MS);
  });
}

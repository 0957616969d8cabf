import { IconLink } from '@paydirt/ui/icon-button';
import { Suspense } from 'react';

import { useUser } from '../../../platform/data/user.ts';
import { givenName } from '../../../platform/member-name.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useMember, useT } from '../../../platform/hooks.tsx';
import { OnApproach } from '../../../shell/screen/on-approach.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { useIdle } from '../../../shell/screen/use-idle.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useRunningLeases } from '../data/overview.ts';
import { greetingOf } from './greeting.ts';
import { HomeBalance } from './home-balance.tsx';
import { HomeDaySkeleton } from './home-day-skeleton.tsx';
import { hasIncome } from './home-figures.ts';
import { HomeIncome } from './home-income.tsx';
import { HomeOffers, HomeOffersSkeleton } from './home-offers.tsx';
import { HomeOverview } from './home-overview.tsx';
import { HomeReading, HomeReadingSkeleton } from './home-reading.tsx';
import { HomeSteps } from './home-steps.tsx';
import { type Day, useDay } from './use-day.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { messagesRoutes } from '../../../routes/messages.ts';

// Shown once and only after the page itself, so a chunk of its own.
const HomeSheets = part([], async () => (await import('./home-sheets.tsx')).HomeSheets);

/**
 * Home is the member's day: their balance, new income and who paid it, their machines at work, and current offers.
 */
export function HomeScreen() {
  const t = useT();
  const member = useMember();
  const name = member === null ? null : givenName(member);
  const idle = useIdle();
  const user = useUser();
  const unread = user.status === 'ready' ? user.value.unread : (member?.unread ?? 0);
  const day = useDay();
  // The offers below render only once the height of the machines above them is known.
  const machines = useRunningLeases();
  return (
    <Screen
      title={greetingOf(name, t)}
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
          label={t('shell.unread', { count: unread })}
          count={unread}
          href={hashHref(messagesRoutes.messages.href())}
        />
      }
    >
      <div className="grid grid-cols-1 gap-6 px-4 lg:grid-cols-2 lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          {day === null ? <HomeDaySkeleton /> : <HomeDay {...day} />}
        </div>
        <PartBoundary onFailed={() => undefined}>
          <Suspense fallback={null}>{idle ? <HomeSheets /> : null}</Suspense>
        </PartBoundary>
        {day === null || machines.status === 'loading' ? (
          // The content may appear at another place. As a new element, which the key ensures, it causes no
          // layout shift.
          <div key="held" className="min-w-0">
            <HomeOffersSkeleton />
          </div>
        ) : (
          <div key="known" className="flex min-w-0 flex-col gap-6">
            <HomeOffers />
            <OnApproach placeholder={<HomeReadingSkeleton />}>
              <HomeReading />
            </OnApproach>
          </div>
        )}
      </div>
    </Screen>
  );
}

/** The day as its answers tell it; what could not be read says so in its own place. */
function HomeDay({ balance, income, next }: Day) {
  const known = income.status === 'ready' ? income.value : null;
  return (
    <>
      <Viewed inset view={balance} skeleton={null}>
        {(value) => <HomeBalance balance={value} income={known} />}
      </Viewed>
      <Viewed inset part={balance.status === 'ready'} view={income} skeleton={null}>
        {(value) =>
          next === null || hasIncome(value) ? <HomeIncome income={value} gold={next === null} /> : null
        }
      </Viewed>
      {next === null ? <HomeOverview income={known} /> : <HomeSteps next={next} />}
    </>
  );
}

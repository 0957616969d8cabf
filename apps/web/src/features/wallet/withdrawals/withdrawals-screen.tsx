import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';

import { useDueSteps, useWithdrawal, useWithdrawals } from '../data/withdrawals.ts';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { byDay } from './withdrawal-days.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/** The member's withdrawals with their progress, or the one that the address names. */
export function WithdrawalsScreen() {
  const id = useQueryParameter('id');
  return (
    <Screen>
      <div className="flex flex-1 flex-col gap-4 px-4 pt-2">
        {id === null ? <AllWithdrawals /> : <OneWithdrawal key={id} id={id} />}
      </div>
    </Screen>
  );
}

function AllWithdrawals() {
  const t = useT();
  const format = useFormat();
  const clock = useClock();
  const failureText = useFailureText();
  const pages = useWithdrawals();
  useDueSteps(pages.view.status === 'ready' ? pages.view.value.items : []);
  return (
    <Viewed inset view={pages.view} skeleton={<CardsSkeleton />} empty={<NoWithdrawals />}>
      {({ items }) => (
        <>
          {byDay(items).map(({ start, withdrawals }) => (
            <section key={start} className="flex flex-col gap-3">
              <SectionHeading title={format.headingDay(start, clock())} />
              {withdrawals.map((withdrawal) => (
                <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
              ))}
            </section>
          ))}
          <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
        </>
      )}
    </Viewed>
  );
}

function OneWithdrawal({ id }: { id: string }) {
  const t = useT();
  const view = useWithdrawal(id);
  useDueSteps(view.status === 'ready' ? [view.value] : []);
  return (
    <Viewed
      inset
      view={view}
      notFound={
        <NotFound
          picture={scenes['empty-records']}
          title={t('error.not_found')}
          link={{ href: walletRoutes.withdrawals.href(), label: t('withdraw.title.list'), wide: true }}
        />
      }
      skeleton={<CardsSkeleton alone />}
    >
      {(withdrawal) => (
        <>
          <WithdrawalCard withdrawal={withdrawal} />
          <ButtonLink wide href={hashHref(walletRoutes.withdrawals.href())}>
            {t('withdraw.title.list')}
          </ButtonLink>
        </>
      )}
    </Viewed>
  );
}

function NoWithdrawals() {
  const t = useT();
  return (
    <EmptyState
      illustration={<Illustration src={scenes['empty-records']} />}
      title={t('withdraw.list.emptyTitle')}
      action={
        <ButtonLink href={hashHref(walletRoutes.withdraw.href())}>
          {t('withdraw.list.emptyAction')}
        </ButtonLink>
      }
    />
  );
}

/** Hold the place of a day's withdrawals, or of the one that the address names, which is below no day. */
function CardsSkeleton({ alone = false }: { alone?: boolean }) {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-3">
        {alone ? null : <SkeletonLine size="17" extent="short" />}
        <SkeletonBlock className="h-72 rounded-card" />
        {alone ? null : <SkeletonBlock className="h-72 rounded-card" />}
      </div>
    </Skeleton>
  );
}

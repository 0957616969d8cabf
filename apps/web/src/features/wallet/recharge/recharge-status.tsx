import type { Recharge } from '@paydirt/contract/wallet/recharge';
import { ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { DescriptionList } from '@paydirt/ui/description-list';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { ProgressTimeline } from '@paydirt/ui/progress-timeline';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import { useEffect } from 'react';

import type { LiveState } from '../../../platform/live/live-hub.ts';
import { amountOf, isFinished, useRecharge } from '../data/recharge.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref, useNavigate, useRenderedEntry } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFormat, useT } from '../../../platform/hooks.tsx';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { Confirmations } from './confirmations.tsx';
import { DepositAddress } from './deposit-address.tsx';
import { rateText } from './rate-text.ts';
import { toRechargeSteps } from './recharge-steps.ts';
import { RECHARGE_ROUTES } from './use-start-recharge.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

/**
 * Show the status of one recharge, from its address to its record; it updates automatically. Where the address is of
 * the other channel, its own takes its place.
 */
export function RechargeStatus({ id }: { id: string }) {
  const t = useT();
  const { view, live } = useRecharge(id);
  const { path } = useRenderedEntry();
  const navigate = useNavigate();
  const own = view.status === 'ready' ? RECHARGE_ROUTES[view.value.channel] : null;
  const elsewhere = own === null || own.path === path ? null : own.href({ id });
  useEffect(() => {
    if (elsewhere !== null) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  return (
    <Screen>
      <Viewed
        view={view}
        notFound={
          <NotFound
            title={t('error.not_found')}
            link={{ href: walletRoutes.recharge.href(), label: t('recharge.status.again') }}
          />
        }
        skeleton={<Loading />}
      >
        {(recharge) => (elsewhere === null ? <Status recharge={recharge} live={live} /> : <Loading />)}
      </Viewed>
    </Screen>
  );
}

function Status({ recharge, live }: { recharge: Recharge; live: LiveState }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-6 px-4 pt-2">
      <div role="status" className="contents">
        <Outcome recharge={recharge} />
      </div>
      {recharge.status === 'intent' && recharge.address !== null && recharge.uri !== null ? (
        <DepositAddress recharge={recharge} address={recharge.address} uri={recharge.uri} />
      ) : null}
      {recharge.status === 'seen' ? <Confirmations recharge={recharge} /> : null}
      <section className="flex flex-col gap-3">
        <ProgressTimeline
          steps={toRechargeSteps(recharge, { t, format })}
          stateLabels={{
            done: t('recharge.state.done'),
            current: t('recharge.state.current'),
            upcoming: t('recharge.state.upcoming'),
            failed: t('recharge.state.failed'),
          }}
        />
        {isFinished(recharge) ? null : <LiveNote live={live} />}
      </section>
      <Details recharge={recharge} />
      {recharge.status === 'intent' ? (
        <ButtonLink wide href={hashHref(walletRoutes.recharge.href())}>
          {t('recharge.status.otherWay')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Show the outcome, and the next step (H8). */
function Outcome({ recharge }: { recharge: Recharge }) {
  const t = useT();
  const format = useFormat();
  const now = useClock();
  const again = RECHARGE_ROUTES[recharge.channel].href();
  switch (recharge.status) {
    case 'credited':
      return (
        <Card tone="income" className="flex flex-col gap-3">
          <div>
            <p className="font-title text-24 font-bold">
              {t('recharge.status.credited', { amount: format.money(moneyOf(recharge.amount), 'balance') })}
            </p>
          </div>
          <ButtonLink
            wide
            variant="primary"
            href={hashHref(walletRoutes.rechargeRecords.href({ id: recharge.recordId }))}
          >
            {t('recharge.status.record')}
          </ButtonLink>
          <ButtonLink wide href={hashHref(again)}>
            {t('recharge.status.again')}
          </ButtonLink>
        </Card>
      );
    case 'failed':
      return (
        <div className="flex flex-col gap-3">
          <NoticeBar tone="failure" title={t('recharge.step.failed')}>
            {recharge.reason === null ? '' : t(`recharge.reason.${recharge.reason}`)}
          </NoticeBar>
          <ButtonLink wide variant="primary" href={hashHref(again)}>
            {t('recharge.status.again')}
          </ButtonLink>
          <ButtonLink wide href={hashHref(walletRoutes.recharge.href())}>
            {t('recharge.status.otherWay')}
          </ButtonLink>
        </div>
      );
    case 'processing': {
      const late = recharge.expectedAt !== null && timeOf(recharge.expectedAt) < now();
      return late ? (
        <div className="flex flex-col gap-3">
          <NoticeBar tone="pending">{t('recharge.status.longPending')}</NoticeBar>
          <ButtonLink wide href={hashHref(again)}>
            {t('recharge.status.again')}
          </ButtonLink>
        </div>
      ) : null;
    }
    case 'intent':
    case 'seen':
      return null;
  }
}

/** Show if the page updates live. */
function LiveNote({ live }: { live: LiveState }) {
  const t = useT();
  return (
    <div className="text-13 text-ink-2">
      {live === 'unsupported' ? <p>{t('recharge.status.unsupported')}</p> : null}
      <p className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${live === 'live' ? 'bg-verdigris' : 'bg-slate'}`}
        />
        {live === 'live' ? t('recharge.status.live') : t('recharge.status.polling')}
      </p>
    </div>
  );
}

function Details({ recharge }: { recharge: Recharge }) {
  const t = useT();
  const format = useFormat();
  const { currency, rate, rateAt } = recharge;
  const items = [
    { term: t('recharge.status.paid'), value: format.money(amountOf(recharge.paid, currency), 'balance') },
    { term: t('recharge.status.receive'), value: format.money(moneyOf(recharge.amount), 'balance') },
    ...(rate === null || rateAt === null
      ? []
      : [
          {
            term: t('recharge.status.rate'),
            value: rateText({ t, format }, { currency, rate, at: rateAt }),
          },
        ]),
    { term: t('recharge.status.begun'), value: format.dateTime(timeOf(recharge.time)) },
  ];
  return (
    <section>
      <SectionHeading title={t('recharge.status.details')} />
      <DescriptionList items={items} />
    </section>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-4 px-4 pt-2">
        <SkeletonLine size="24" extent="long" />
        <SkeletonBlock className="mx-auto size-48" />
        <SkeletonBlock className="h-12" />
        <SkeletonBlock className="h-40 rounded-card" />
      </div>
    </Skeleton>
  );
}

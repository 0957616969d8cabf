import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { ButtonLink } from '@paydirt/ui/button';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { IncomePanel, IncomePanelSkeleton } from '@paydirt/ui/income-panel';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useIncomeSummary } from '../../wallet/index.ts';
import { useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { PagePart } from '../../../shell/screen/page-part.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { incomePanelTexts, toIncomePanelProps } from '../../wallet/index.ts';
import { ReceiveOutcome } from '../../wallet/index.ts';
import { useReceiveIncome } from '../../wallet/index.ts';
import { hasIncome, toHomeFigures } from './home-figures.ts';
import { HomeSinceSkeleton } from './home-since-skeleton.tsx';
import { useLastVisit } from './last-visit.ts';
import { useNextStep } from './next-step.ts';

// Who has been here often needs no steps, and who begins has no last visit.
const HomeSteps = part([], async () => (await import('./home-steps.tsx')).HomeSteps);
const HomeSince = part([], async () => (await import('./home-since.tsx')).HomeSince);

/** Show receivable income and what happened since the last visit; for a new member, the three steps. */
export function HomeIncome() {
  const t = useT();
  const view = useIncomeSummary();
  const next = useNextStep();
  return (
    <Viewed inset view={view} skeleton={<IncomePanelSkeleton texts={incomePanelTexts(t)} />}>
      {(summary) => (
        <div className="flex flex-col gap-6">
          {next === null || hasIncome(summary) ? <Waiting summary={summary} /> : null}
          {next === null ? null : (
            <PagePart skeleton={<div className="min-h-64" />}>
              <HomeSteps next={next} />
            </PagePart>
          )}
          <SinceLastVisit />
          <Today summary={summary} />
        </div>
      )}
    </Viewed>
  );
}

/** Income that waits, received from home with one tap. */
function Waiting({ summary }: { summary: IncomeSummary }) {
  const t = useT();
  const format = useFormat();
  const receiving = useReceiveIncome();
  const panel = toIncomePanelProps(summary, receiving, { t, format });
  return (
    <div className="flex flex-col gap-2">
      <IncomePanel {...panel} />
      <ReceiveOutcome {...receiving} spoken={panel.state.kind === 'arriving'} />
    </div>
  );
}

/** Show the changes since the last visit; nothing on the first. */
function SinceLastVisit() {
  const t = useT();
  const format = useFormat();
  const since = useLastVisit();
  if (since === null) return null;
  return (
    <section className="flex flex-col gap-2">
      <div>
        <SectionHeading title={t('home.since.title')} />
        <p className="tabular text-13 text-ink-2">{format.dateTime(since)}</p>
      </div>
      <PagePart skeleton={<HomeSinceSkeleton />}>
        <HomeSince since={since} />
      </PagePart>
    </section>
  );
}

/** Show today's income of the machines, where there are some, and links to details. */
function Today({ summary }: { summary: IncomeSummary }) {
  const t = useT();
  const format = useFormat();
  const [{ amountsHidden }] = useSettings();
  const figures = toHomeFigures(summary, { t, format });
  const ways = [
    [t('home.actions.income'), walletRoutes.receiveIncome.href()],
    [t('home.actions.orders'), ordersRoutes.orders.href()],
    [t('home.actions.records'), walletRoutes.records.href()],
  ] as const;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="sr-only">{t('home.overview.home')}</h2>
      {summary.machines === 0 ? null : (
        <FigureGrid
          columns={3}
          figures={
            amountsHidden
              ? figures.map((figure) => ({ ...figure, value: '••••', spoken: t('home.hidden') }))
              : figures
          }
        />
      )}
      <div className="flex flex-wrap gap-2 *:min-w-min *:grow *:basis-[max(5.5rem,27%)]">
        {ways.map(([label, address]) => (
          <ButtonLink key={address} href={hashHref(address)}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

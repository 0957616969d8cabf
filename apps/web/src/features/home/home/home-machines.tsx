import type { Order } from '@paydirt/contract/goods/orders';
import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { ButtonLink } from '@paydirt/ui/button';
import { IconLink } from '@paydirt/ui/icon-button';
import { Illustration } from '@paydirt/ui/illustration';
import { MachineStrip, MachineStripSkeleton, type StripMachine } from '@paydirt/ui/machine-strip';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useRunningLeases } from '../data/overview.ts';

/**
 * Show the member's machines in a row: each with today's scheduled income and its days left, grey where it was
 * idle.
 */
export function HomeMachines({ income }: { income: IncomeSummary | null }) {
  const t = useT();
  const format = useFormat();
  const [{ amountsHidden }] = useSettings();
  const idle = income?.yesterday?.idle ?? [];

  function toMachine(order: Order): StripMachine {
    const left = t('home.daysLeft', { count: order.validDays - order.daysAccrued });
    const isIdle = idle.includes(order.id);
    const today = isIdle
      ? [t('income.standstill'), t('home.yesterday')].join(' · ')
      : t('home.scheduledToday', { amount: format.figure(moneyOf(order.dailyIncome), 'balance') });
    return {
      id: order.id,
      name: order.productName,
      picture: <Illustration src={order.productImage} saved="tile" />,
      lines: amountsHidden && !isIdle ? [left] : [today, left],
      href: hashHref(ordersRoutes.order.href({ orderId: order.id })),
      share: order.daysAccrued / Math.max(1, order.validDays),
      state: isIdle ? 'idle' : 'working',
    };
  }

  return (
    <Viewed inset part view={useRunningLeases()} skeleton={<HomeMachinesSkeleton />} empty={<NoMachine />}>
      {({ list }) => {
        const machines = list.filter(({ kind }) => kind === 'machine');
        if (machines.length === 0) return <NoMachine />;
        return (
          <>
            <div className="flex items-center justify-between gap-3">
              <p className="tabular text-15 wrap-anywhere">
                {income === null
                  ? t('home.machines')
                  : [
                      t('home.atWork', { count: income.machines }),
                      amountsHidden
                        ? null
                        : t('home.scheduledToday', {
                            amount: format.figure(moneyOf(income.scheduledToday), 'balance'),
                          }),
                    ]
                      .filter((text) => text !== null)
                      .join(' · ')}
              </p>
              <IconLink
                icon="forward"
                label={t('shell.title.orders')}
                href={hashHref(ordersRoutes.orders.href())}
              />
            </div>
            <MachineStrip label={t('home.machines')} machines={machines.map(toMachine)} />
          </>
        );
      }}
    </Viewed>
  );
}

/** Hold the place of one's machines. */
export function HomeMachinesSkeleton() {
  return (
    <>
      <div aria-hidden="true" className="h-11" />
      <MachineStripSkeleton />
    </>
  );
}

function NoMachine() {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-2">
      <p className="text-15 text-ink-2">{t('home.noMachine')}</p>
      <ButtonLink href={hashHref(catalogueRoutes.products.href())}>{t('home.steps.lease')}</ButtonLink>
    </div>
  );
}

import type { Balance } from '@paydirt/contract/wallet/balance';
import { BalanceCard } from '@paydirt/ui/balance-card';
import { ButtonLink } from '@paydirt/ui/button';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { IconButton } from '@paydirt/ui/icon-button';
import type { IconName } from '@paydirt/ui/icon';
import { List, ListRow } from '@paydirt/ui/list-row';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useAccountHistory, useBalance } from '../data/balance.ts';
import { useStanding } from '../data/standing.ts';
import type { View } from '../../../platform/data/view.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useSettings, useT } from '../../../platform/hooks.tsx';
import type { PlainKey } from '../../../platform/language/plain-key.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { HistoryChart } from './history-chart.tsx';
import { StandingPart } from './standing-part.tsx';
import { ordersRoutes } from '../../../routes/orders.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { WalletNotice } from '../wallet-notice.tsx';

const LINKS: readonly { readonly title: PlainKey; readonly icon: IconName; readonly href: string }[] = [
  { title: 'balance.links.income', icon: 'arrow-down', href: walletRoutes.receiveIncome.href() },
  { title: 'balance.links.holdings', icon: 'machines', href: ordersRoutes.orders.href() },
  { title: 'balance.links.records', icon: 'receipt', href: walletRoutes.records.href() },
  { title: 'balance.links.documents', icon: 'book', href: walletRoutes.documents.href() },
  { title: 'balance.links.money', icon: 'scale', href: walletRoutes.money.href() },
];

/** Show the balance and its changes by payer, with recharging and withdrawing side by side (H8). */
export function BalanceScreen() {
  const t = useT();
  const balance = useBalance();
  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <WalletNotice />
        <Viewed inset view={balance} skeleton={<FiguresSkeleton />}>
          {(known) => <Figures balance={known} />}
        </Viewed>
        <History balance={balance.status} />
        <Standing balance={balance.status} />
        <List fullBleed>
          {LINKS.map((link) => (
            <ListRow key={link.title} icon={link.icon} title={t(link.title)} href={hashHref(link.href)} />
          ))}
        </List>
      </div>
    </Screen>
  );
}

function Figures({ balance }: { balance: Balance }) {
  const t = useT();
  const format = useFormat();
  const [{ amountsHidden }, change] = useSettings();
  const figure = (label: string, amount: string) => ({
    label,
    value: format.money(moneyOf(amount), 'balance'),
  });
  return (
    <BalanceCard
      label={t('balance.available')}
      amount={format.moneyParts(moneyOf(balance.available), 'balance')}
      figures={[
        figure(t('balance.receivable'), balance.receivable),
        figure(t('balance.arriving'), balance.arriving),
        figure(t('balance.withdrawing'), balance.withdrawing),
      ]}
      concealed={amountsHidden}
      concealedLabel={t('balance.hidden')}
      concealSwitch={
        <IconButton
          icon={amountsHidden ? 'eye-off' : 'eye'}
          label={amountsHidden ? t('balance.show') : t('balance.hide')}
          onClick={() => change({ amountsHidden: !amountsHidden })}
        />
      }
      actions={
        <>
          <ButtonLink size="lg" icon="arrow-down" href={hashHref(walletRoutes.recharge.href())}>
            {t('balance.recharge')}
          </ButtonLink>
          <ButtonLink size="lg" icon="arrow-up" href={hashHref(walletRoutes.withdraw.href())}>
            {t('balance.withdraw')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The same boxes, with the names that are known before the figures. */
function FiguresSkeleton() {
  const t = useT();
  const figure = (label: string) => ({ label, value: '–' });
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <div className="animate-breathe">
        <div className="flex min-h-11 items-center">
          <SkeletonLine extent="medium" />
        </div>
        <SkeletonLine size="40" extent="long" />
      </div>
      <FigureGrid
        figures={[
          figure(t('balance.receivable')),
          figure(t('balance.arriving')),
          figure(t('balance.withdrawing')),
        ]}
      />
      <div className="grid animate-breathe grid-cols-2 gap-2">
        <SkeletonBlock className="h-13" />
        <SkeletonBlock className="h-13" />
      </div>
    </div>
  );
}

interface BelowBalanceProps {
  /** The state of the balance above: the age that it shows without a network is that of the parts below as well. */
  balance: View<Balance>['status'];
}

function History({ balance }: BelowBalanceProps) {
  const t = useT();
  const [{ amountsHidden }] = useSettings();
  const view = useAccountHistory();
  // A chart's shapes reveal amounts, so it is hidden with them, from screen readers too. One failure per page is
  // enough, above: offline both fail alike.
  if (balance === 'failed' && view.status === 'failed') return null;
  if (amountsHidden) return <NoticeBar tone="neutral">{t('balance.chartHidden')}</NoticeBar>;
  return (
    <Viewed
      inset
      part={balance === 'ready'}
      view={view}
      skeleton={
        <Skeleton label={t('common.loading')}>
          <SkeletonBlock className="h-72" />
        </Skeleton>
      }
    >
      {(history) => <HistoryChart history={history} />}
    </Viewed>
  );
}

/** Show the result of stopping now; not while amounts are hidden. */
function Standing({ balance }: BelowBalanceProps) {
  const t = useT();
  const [{ amountsHidden }] = useSettings();
  const view = useStanding();
  if (amountsHidden || (balance === 'failed' && view.status === 'failed')) return null;
  return (
    <Viewed
      inset
      part={balance === 'ready'}
      view={view}
      skeleton={
        <Skeleton label={t('common.loading')}>
          <SkeletonBlock className="h-96" />
        </Skeleton>
      }
    >
      {(known) => <StandingPart standing={known} />}
    </Viewed>
  );
}

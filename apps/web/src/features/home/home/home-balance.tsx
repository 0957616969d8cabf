import type { Balance } from '@paydirt/contract';
import type { Translate } from '@paydirt/i18n';
import { BalanceCard, BalanceCardSkeleton } from '@paydirt/ui/balance-card';
import { ButtonLink } from '@paydirt/ui/button';
import { IconButton } from '@paydirt/ui/icon-button';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';

import { useBalance } from '../../wallet/index.ts';
import { useIncomeSummary } from '../../wallet/index.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useMember, useSettings, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { HOME_VIEWS, type HomeView, toHomeFigures } from './home-figures.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { checkInRoutes } from '../../../routes/check-in.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { teamRoutes } from '../../../routes/team.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const TABS = 'home-overview';

/** What the member has, with three views of it and the quick ways on. */
export function HomeBalance() {
  const t = useT();
  const [view, setView] = useEntryState<HomeView>('overview', 'home');
  return (
    <div className="flex flex-col gap-2">
      <SegmentedTabs
        id={TABS}
        label={t('home.overview.label')}
        variant="segments"
        items={HOME_VIEWS.map((value) => ({ value, label: t(`home.overview.${value}`) }))}
        value={view}
        onValueChange={setView}
      />
      <TabPanel tabs={TABS} value={view}>
        <Overview shown={view} />
      </TabPanel>
    </div>
  );
}

function Overview({ shown }: { shown: HomeView }) {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  const [{ amountsHidden }, change] = useSettings();
  const balance = useBalance();
  const summary = useIncomeSummary();
  const income = summary.status === 'ready' ? summary.value : null;
  const figuresOf = (known: Balance | null) =>
    toHomeFigures(shown, { balance: known, income, member }, { t, format });
  const actions = quickActions(shown, t);
  const skeleton = (
    <BalanceCardSkeleton
      texts={{
        label: t('home.available'),
        figures: figuresOf(null).map(({ label }) => label),
        actions: actions.map(([action]) => action),
      }}
    />
  );
  return (
    <Viewed inset view={balance} skeleton={skeleton}>
      {(value) => (
        <BalanceCard
          label={t('home.available')}
          amount={format.moneyParts(moneyOf(value.available), 'balance')}
          figures={figuresOf(value)}
          concealed={amountsHidden}
          concealedLabel={t('home.hidden')}
          concealSwitch={
            <IconButton
              icon={amountsHidden ? 'eye-off' : 'eye'}
              label={amountsHidden ? t('home.show') : t('home.hide')}
              aria-pressed={amountsHidden}
              onClick={() => change({ amountsHidden: !amountsHidden })}
            />
          }
          actions={actions.map(([action, address]) => (
            <ButtonLink key={action} href={hashHref(address)}>
              {action}
            </ButtonLink>
          ))}
        />
      )}
    </Viewed>
  );
}

/** What the buttons say and where they lead. */
function quickActions(view: HomeView, t: Translate): readonly (readonly [label: string, address: string])[] {
  switch (view) {
    case 'home':
      return [
        [t('home.actions.income'), walletRoutes.receiveIncome.href()],
        [t('home.actions.orders'), ordersRoutes.orders.href()],
        [t('home.actions.records'), walletRoutes.records.href()],
      ];
    case 'wallet':
      return [
        [t('home.actions.recharge'), walletRoutes.recharge.href()],
        [t('home.actions.withdraw'), walletRoutes.withdraw.href()],
        [t('home.actions.received'), walletRoutes.records.href({ type: 5 })],
      ];
    case 'personal':
      return [
        [t('home.actions.checkIn'), checkInRoutes.checkIn.href()],
        [t('home.actions.team'), teamRoutes.team.href()],
        [t('home.actions.settings'), accountRoutes.settings.href()],
      ];
  }
}

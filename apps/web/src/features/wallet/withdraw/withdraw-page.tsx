import type { ResultOf } from '@paydirt/contract';
import type { CashTerms, WithdrawalTerms, withdrawConfig } from '@paydirt/contract/wallet/withdrawal';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useBalance } from '../data/balance.ts';
import { useWithdrawConfig } from '../data/withdrawals.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import type { Destinations } from './withdraw-stage.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

export interface WithdrawPageProps {
  channel: 'usdt' | 'cash';
  termsOf: (config: ResultOf<typeof withdrawConfig>) => WithdrawalTerms | CashTerms;
  destinations: Destinations;
}

/** Show the page of one kind of withdrawal. Fees, hours and limits are the service's. */
export function WithdrawPage({ channel, termsOf, destinations }: WithdrawPageProps) {
  const balance = useBalance();
  usePreloadScreens(walletRoutes.fundPassword, walletRoutes.withdrawals);
  const available = balance.status === 'ready' ? moneyOf(balance.value.available) : null;
  return (
    <Screen>
      <Viewed view={useWithdrawConfig()} skeleton={<FormSkeleton />}>
        {(config) => <WithdrawForm {...{ channel, available, destinations }} terms={termsOf(config)} />}
      </Viewed>
    </Screen>
  );
}

function FormSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-5 px-4 pt-2">
        <SkeletonLine size="13" extent="short" />
        <SkeletonBlock className="h-14" />
        <SkeletonBlock className="h-48" />
        <SkeletonBlock className="h-16" />
        <SkeletonBlock className="h-12" />
      </div>
    </Skeleton>
  );
}

import { BalanceCardSkeleton } from '@paydirt/ui/balance-card';
import { IncomePanelSkeleton } from '@paydirt/ui/income-panel';
import { Skeleton } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';
import { incomePanelTexts } from '../../wallet/index.ts';
import { HomeMachinesSkeleton } from './home-machines.tsx';

/** Hold the place of a day: the balance, what can be collected, the overview. */
export function HomeDaySkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-5">
        <BalanceCardSkeleton
          chart
          texts={{
            label: t('home.available'),
            note: t('home.paidBy', { count: 9 }),
            figures: [],
            actions: [t('home.actions.recharge'), t('home.actions.withdraw')],
          }}
        />
        <IncomePanelSkeleton texts={incomePanelTexts(t)} />
        <div>
          <div className="mb-2 h-11 border-b border-line" />
          <HomeMachinesSkeleton />
        </div>
      </div>
    </Skeleton>
  );
}

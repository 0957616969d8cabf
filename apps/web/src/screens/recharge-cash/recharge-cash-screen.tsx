import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useRechargeConfig } from '../../data/recharge.ts';
import { useQueryParameter } from '../../platform/hash-location.ts';
import { useT } from '../../platform/hooks.tsx';
import { Screen } from '../../shell/screen.tsx';
import { Viewed } from '../../shell/viewed.tsx';
import { RechargeStatus } from '../recharge/recharge-status.tsx';
import { CashForm } from './cash-form.tsx';

/** Recharge by card, converted at the shown rate; and then the recharge itself, which has an address of its own. */
export function RechargeCashScreen() {
  const id = useQueryParameter('id');
  const config = useRechargeConfig();
  return (
    <Screen>
      {id === null ? (
        <Viewed view={config} skeleton={<Loading />}>
          {({ cash }) => <CashForm terms={cash} />}
        </Viewed>
      ) : (
        <RechargeStatus id={id} />
      )}
    </Screen>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')} className="flex flex-col gap-5 px-4 pt-2">
      <SkeletonLine extent="short" />
      <SkeletonBlock className="h-14" />
      <SkeletonBlock className="h-20" />
      <SkeletonBlock className="h-32" />
      <SkeletonBlock className="h-13" />
    </Skeleton>
  );
}

import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useT } from '../../platform/hooks.tsx';
import { RechargePage } from '../recharge/recharge-page.tsx';
import { CashForm } from './cash-form.tsx';

/** Recharge by card, converted at the shown rate. */
export function RechargeCashScreen() {
  return <RechargePage skeleton={<Loading />}>{({ cash }) => <CashForm terms={cash} />}</RechargePage>;
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

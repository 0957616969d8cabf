import { TEST_CARDS } from '@paydirt/domain';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';
import { RechargePage } from '../recharge/recharge-page.tsx';
import { CashForm } from './cash-form.tsx';

/** Recharge by card, converted at the shown rate. */
export function RechargeCashScreen() {
  return <RechargePage skeleton={<Loading />}>{({ cash }) => <CashForm terms={cash} />}</RechargePage>;
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-5 px-4 pt-2">
        <div className="flex flex-col gap-1.5">
          <SkeletonLine size="13" extent="medium" />
          <SkeletonBlock className="h-14" />
          <SkeletonLine size="13" extent="long" />
        </div>
        <SkeletonBlock className="h-30 rounded-card" />
        <div className="flex flex-col gap-2">
          <SkeletonLine size="13" extent="short" />
          {TEST_CARDS.map(({ value }) => (
            <SkeletonBlock key={value} className="h-16 rounded-card" />
          ))}
        </div>
        <SkeletonBlock className="h-13" />
      </div>
    </Skeleton>
  );
}

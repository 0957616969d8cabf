import { IncomePanelSkeleton } from '@paydirt/ui/income-panel';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';
import { incomePanelTexts } from './income-panel-props.ts';

/** Hold the place of income to receive, its figures and its chart. */
export function IncomeOverviewSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <IncomePanelSkeleton texts={incomePanelTexts(t)} />
        <SkeletonBlock className="h-[4.625rem]" />
        <div className="flex flex-col gap-2">
          <SkeletonLine size="17" extent="medium" />
          <SkeletonBlock className="h-44" />
        </div>
      </div>
    </Skeleton>
  );
}

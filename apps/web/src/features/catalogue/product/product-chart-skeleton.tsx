import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';

/** Hold the place of a product's chart. */
export function ProductChartSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-[12.5rem]" />
    </Skeleton>
  );
}

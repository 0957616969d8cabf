import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';

/** Hold the place of level, figures and invitation. */
export function TeamPageSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <div className="flex flex-col gap-2">
          <SkeletonLine size="24" extent="medium" />
          <SkeletonBlock className="h-2" />
          <SkeletonLine size="13" extent="full" />
        </div>
        <SkeletonBlock className="h-32" />
        <SkeletonBlock className="h-56" />
      </div>
    </Skeleton>
  );
}

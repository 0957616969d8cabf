import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';

/** The skeleton of the feed: posts of two lines. */
export function FeedSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      {[0, 1, 2].map((post) => (
        <div key={post} className="border-b border-line px-4 pt-4 pb-4">
          <div className="flex gap-3">
            <SkeletonBlock className="size-10 shrink-0 rounded-full" />
            <div className="flex-1">
              <SkeletonLine extent="medium" />
              <SkeletonLine size="13" extent="short" />
            </div>
          </div>
          <SkeletonLine extent="full" className="mt-2" />
          <SkeletonLine extent="long" />
          <div className="h-11" />
        </div>
      ))}
    </Skeleton>
  );
}

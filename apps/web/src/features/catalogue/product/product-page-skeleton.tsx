import { FigureGridSkeleton } from '@paydirt/ui/figure-grid';
import { Skeleton, SkeletonBlock, SkeletonCard, SkeletonLine, SkeletonRow } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';
import { galleryLook } from './product-gallery-look.ts';

/** Hold the place of a machine's page: its pictures, name, risk notice, outcome, chart and choices. */
export function ProductPageSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className={`${galleryLook.box} pb-4`}>
        <div className={`${galleryLook.picture} aspect-picture`} />
        <div className="target" />
      </div>
      <div className="flex flex-col gap-5 px-4 pt-5 pb-6">
        <div className="flex flex-col gap-1.5">
          <SkeletonLine size="24" extent="medium" />
          <SkeletonLine extent="long" />
        </div>
        <SkeletonBlock className="h-36 rounded-card" />
        <Outcome />
        <SkeletonBlock className="h-[12.5rem]" />
        <SkeletonLine size="13" extent="full" />
        <div className="divide-y divide-line rounded-card border border-line bg-sheet">
          <SkeletonRow />
          <SkeletonRow />
        </div>
      </div>
    </Skeleton>
  );
}

/** Hold the place of what a lease comes to: the middle of its runs, the worst and the best, the parts and their sum. */
function Outcome() {
  return (
    <SkeletonCard className="flex flex-col gap-3">
      <SkeletonLine size="17" />
      <div className="flex flex-col gap-2">
        <div>
          <SkeletonLine size="32" />
          <SkeletonLine size="13" extent="full" />
        </div>
        <FigureGridSkeleton labels={[undefined, undefined]} />
        <SkeletonLine size="13" extent="long" />
      </div>
      <div className="divide-y divide-line">
        {[0, 1, 2].map((part) => (
          <SkeletonLine key={part} extent="full" className="py-3" />
        ))}
        <div className="py-3">
          <SkeletonLine extent="full" />
          <SkeletonLine size="13" />
        </div>
      </div>
    </SkeletonCard>
  );
}

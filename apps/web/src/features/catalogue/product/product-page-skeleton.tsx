import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';

/** Hold the place of a product's page: hero, name, risk notice, result, four figures. */
export function ProductPageSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="grid place-items-center bg-wash px-6 pt-16 pb-8">
        <div className="aspect-picture w-full max-w-72" />
      </div>
      <div className="flex flex-col gap-5 px-4 pt-5">
        <div className="flex flex-col gap-1.5">
          <SkeletonLine size="12" extent="medium" />
          <SkeletonLine size="24" extent="medium" />
          <SkeletonLine extent="long" />
        </div>
        <SkeletonBlock className="h-32" />
        <SkeletonBlock className="h-44" />
        <div className="grid grid-cols-2 overflow-hidden rounded-card border border-line">
          {[0, 1, 2, 3].map((cell) => (
            <div key={cell} className="-ms-px -mt-px border-s border-t border-line px-3.5 py-3">
              <SkeletonLine size="12" extent="medium" />
              <SkeletonLine size="17" extent="long" className="mt-1" />
            </div>
          ))}
        </div>
        <SkeletonLine size="13" extent="full" />
      </div>
    </Skeleton>
  );
}

import { ProductCardSkeleton, type ProductCardSkeletonTexts } from '@paydirt/ui/product-card';

import { useT } from '../../../platform/hooks.tsx';

/** Hold the place of a few cards of machines; texts that hold their lines' widths may come later. */
export function ProductCardsSkeleton({ texts }: { texts?: ProductCardSkeletonTexts | undefined }) {
  const t = useT();
  return (
    <div role="status" data-state="loading" className="grid gap-3">
      <span className="sr-only">{t('common.loading')}</span>
      <ProductCardSkeleton texts={texts} />
      <ProductCardSkeleton texts={texts} />
      <ProductCardSkeleton texts={texts} />
    </div>
  );
}

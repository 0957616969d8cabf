import { ProductCardSkeleton, type ProductCardSkeletonTexts } from '@paydirt/ui/product-card';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useT } from '../../../platform/hooks.tsx';

/** Hold the place of the machines on offer, heading and all. */
export function HomeOffersSkeleton() {
  const t = useT();
  return (
    <section className="flex flex-col gap-1">
      <SectionHeading title={t('home.onOffer')} className="min-h-11" />
      <OfferCardsSkeleton />
    </section>
  );
}

/** Hold the place of their cards; their texts come later than those of home. */
export function OfferCardsSkeleton({ texts }: { texts?: ProductCardSkeletonTexts }) {
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

import { SectionHeading } from '@paydirt/ui/section-heading';

import { useT } from '../../../platform/hooks.tsx';
import { ProductCardsSkeleton } from '../../catalogue/index.ts';

/** Hold the place of the machines on offer, heading and all; the cards' texts come later than those of home. */
export function HomeOffersSkeleton() {
  const t = useT();
  return (
    <section className="flex flex-col gap-1">
      <SectionHeading title={t('home.onOffer')} className="min-h-11" />
      <ProductCardsSkeleton />
    </section>
  );
}

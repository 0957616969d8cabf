import { ProductCard } from '@paydirt/ui/product-card';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useLocalUnit, useProducts } from '../../catalogue/index.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import {
  LocalUnitNote,
  NetNote,
  ProductCardsSkeleton,
  skeletonTexts,
  toProductCardProps,
} from '../../catalogue/index.ts';
import { useHasSteps } from './next-step.ts';
import { onOffer } from './on-offer.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

const SHOWN = 3;

/** A few machines that can be leased now, those in a rush first. Gold is one action's: the next step's, or the first card's. */
export function HomeOffers() {
  const gold = !useHasSteps();
  usePreloadScreens(catalogueRoutes.product);
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const clock = useClock();
  const refresh = useRefresh();
  const local = useLocalUnit();
  const { view } = useProducts('machine');
  const total = view.status === 'ready' ? view.value.total : null;
  return (
    <section className="flex flex-col gap-1">
      <SectionHeading
        title={t('home.onOffer')}
        more={
          total === null
            ? undefined
            : {
                href: hashHref(catalogueRoutes.products.href()),
                label: t('home.allMachines', { count: total }),
              }
        }
        className="min-h-11"
      />
      <Viewed
        inset
        view={view}
        skeleton={<ProductCardsSkeleton texts={skeletonTexts({ t, format })} />}
        empty={<p className="text-ink-2">{t('home.nothingOnOffer')}</p>}
      >
        {({ items }) => {
          const now = clock();
          const offers = onOffer(items, now).slice(0, SHOWN);
          if (offers.length === 0) return <p className="text-ink-2">{t('home.nothingOnOffer')}</p>;
          return (
            <div className="flex flex-col gap-3">
              <LocalUnitNote local={local} />
              <ul role="list" aria-label={t('home.onOffer')} className="grid grid-cols-1 gap-3">
                {offers.map((product, index) => (
                  <li key={product.id}>
                    <ProductCard
                      {...toProductCardProps(
                        product,
                        { t, format, locale, now, local },
                        () => void refresh('products'),
                      )}
                      gold={gold && index === 0}
                    />
                  </li>
                ))}
              </ul>
              <NetNote />
            </div>
          );
        }}
      </Viewed>
    </section>
  );
}

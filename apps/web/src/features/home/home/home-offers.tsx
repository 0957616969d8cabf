import { Illustration } from '@paydirt/ui/illustration';
import { MachineStrip, MachineStripSkeleton } from '@paydirt/ui/machine-strip';
import { SectionHeading } from '@paydirt/ui/section-heading';
import type { ReactNode } from 'react';

import { useProducts } from '../../catalogue/index.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFormat, useT } from '../../../platform/hooks.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { onOffer } from './on-offer.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

const SHOWN = 6;

/** Show the machines that can be leased now as a row, with their prices: those in a timed sale first. */
export function HomeOffers() {
  usePreloadScreens(catalogueRoutes.product);
  const t = useT();
  const format = useFormat();
  const clock = useClock();
  const nothing = <p className="text-ink-2">{t('home.nothingOnOffer')}</p>;
  return (
    <Headed>
      <Viewed
        inset
        part
        view={useProducts('machine').view}
        skeleton={<MachineStripSkeleton />}
        empty={nothing}
      >
        {({ items }) => {
          const offers = onOffer(items, clock()).slice(0, SHOWN);
          if (offers.length === 0) return nothing;
          return (
            <MachineStrip
              label={t('home.onOffer')}
              machines={offers.map(({ id, productName, productImage, price, validDays }) => ({
                id,
                name: productName,
                picture: <Illustration src={productImage} saved="tile" />,
                lines: [format.money(moneyOf(price), 'price'), format.days(validDays)],
                href: hashHref(catalogueRoutes.product.href({ productId: id })),
              }))}
            />
          );
        }}
      </Viewed>
    </Headed>
  );
}

/** Hold the place of the machines that can be leased now. */
export function HomeOffersSkeleton() {
  return (
    <Headed>
      <MachineStripSkeleton />
    </Headed>
  );
}

function Headed({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <section className="flex flex-col gap-1">
      <SectionHeading
        title={t('home.onOffer')}
        more={{ href: hashHref(catalogueRoutes.products.href()), label: t('home.allMachines') }}
        className="min-h-11"
      />
      {children}
    </section>
  );
}

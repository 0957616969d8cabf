import { SectionHeading } from '@paydirt/ui/section-heading';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { OnApproach } from '../../../shell/screen/on-approach.tsx';
import { PagePart } from '../../../shell/screen/page-part.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { HomeOffers } from './home-offers.tsx';
import { homeRoutes } from '../../../routes/home.ts';

// Two screenfuls down: most visits do not come so far.
const HomeReading = part([], async () => (await import('./home-reading.tsx')).HomeReading);

/** Show the content below the first screenful of home: machines on offer, pictures, news. */
export function HomeBelow() {
  return (
    <>
      <HomeOffers />
      <OnApproach placeholder={<HomeReadingSkeleton />}>
        <PagePart skeleton={<HomeReadingSkeleton />}>
          <HomeReading />
        </PagePart>
      </OnApproach>
    </>
  );
}

/** Hold the place of the pictures and the news, whose heading leads there all the same. */
function HomeReadingSkeleton() {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      <div aria-hidden="true" className="aspect-[12/5] w-full animate-breathe rounded-card bg-wash" />
      <section className="flex flex-col gap-1">
        <SectionHeading
          title={t('home.news')}
          more={{ href: hashHref(homeRoutes.news.href()), label: t('home.allNews') }}
        />
        <div aria-hidden="true" className="aspect-[12/5] w-full animate-breathe rounded-card bg-wash" />
      </section>
    </div>
  );
}

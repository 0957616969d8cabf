import { Carousel } from '@paydirt/ui/carousel';
import { Card } from '@paydirt/ui/card';
import { Illustration } from '@paydirt/ui/illustration';
import { LazyVideo } from '@paydirt/ui/lazy-video';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';

import { useCarousel, useFilms, useLatestNews } from '../data/announcements.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { ArticleRow } from '../news/article-row.tsx';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { homeRoutes } from '../../../routes/home.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const NEWS_SHOWN = 3;

/** Pictures and news, further down on home. */
export function HomeReading() {
  return (
    <div className="flex flex-col gap-6">
      <HomeCarousel />
      <HomeFilms />
      <HomeWays />
      <HomeNews />
    </div>
  );
}

/** The ways to coupons, and to where the money comes from (H7). */
function HomeWays() {
  const t = useT();
  return (
    <Card flush>
      <List>
        <ListRow icon="ticket" title={t('home.coupons')} href={hashHref(couponsRoutes.couponOffers.href())} />
        <ListRow icon="scale" title={t('home.money')} href={hashHref(walletRoutes.money.href())} />
      </List>
    </Card>
  );
}

/** Pictures to swipe, each leading into the app. */
function HomeCarousel() {
  const t = useT();
  const format = useFormat();
  const view = useCarousel();
  // Pictures are an extra: without them the page is whole.
  if (view.status !== 'ready') return null;
  return (
    <Carousel
      label={t('home.carousel')}
      dotLabel={(slide, number, all) =>
        t('home.slide', { index: format.number(number), count: format.number(all), title: slide.label })
      }
      slides={view.value.map(({ id, title, image, href: address }) => ({
        id,
        label: title,
        content: (
          <a
            // A picture leads nowhere else than into the app.
            href={address.startsWith('#/') ? address : hashHref(homeRoutes.home.href())}
            className="relative block outline-offset-[-3px] hover:opacity-90 active:translate-y-px"
          >
            <Illustration
              saved="tile"
              src={image}
              viewBox="0 0 480 200"
              className="block aspect-[12/5] w-full"
            />
            <span className="block px-4 pt-2 pb-3 font-title text-17 font-bold text-balance">{title}</span>
          </a>
        ),
      }))}
    />
  );
}

/** Short films of the machines, each behind its cover until it is tapped, and the page of its machine below. */
function HomeFilms() {
  const t = useT();
  const format = useFormat();
  const view = useFilms();
  if (view.status !== 'ready') return null;
  return (
    <section className="flex flex-col gap-1">
      <SectionHeading title={t('home.films')} />
      <Carousel
        label={t('home.films')}
        dotLabel={(slide, number, all) =>
          t('home.slide', { index: format.number(number), count: format.number(all), title: slide.label })
        }
        slides={view.value.map(({ id, title, image, videoUrl, href }) => ({
          id,
          label: title,
          content: (
            <>
              {videoUrl === undefined ? null : (
                <LazyVideo
                  src={videoUrl}
                  cover={image}
                  title={title}
                  labels={{
                    play: t('home.filmPlay', { title }),
                    failed: t('home.filmFailed'),
                    retry: t('common.retry'),
                  }}
                />
              )}
              <a
                href={href.startsWith('#/') ? href : hashHref(homeRoutes.home.href())}
                className="target flex items-center px-4 pt-2 pb-3 font-title text-17 font-bold text-balance text-ink no-underline outline-offset-[-3px] hover:opacity-90"
              >
                {title}
              </a>
            </>
          ),
        }))}
      />
    </section>
  );
}

/** The newest articles. */
function HomeNews() {
  const t = useT();
  const view = useLatestNews(NEWS_SHOWN);
  const loading = (
    <Skeleton label={t('common.loading')}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  );
  return (
    <section className="flex flex-col gap-1">
      <SectionHeading
        title={t('home.news')}
        more={{ href: hashHref(homeRoutes.news.href()), label: t('home.allNews') }}
      />
      <Viewed
        inset
        view={view}
        skeleton={loading}
        empty={<p className="text-ink-2">{t('home.newsEmpty.title')}</p>}
      >
        {({ list }) => (
          <Card flush>
            <List>
              {list.map((article) => (
                <ArticleRow key={article.id} article={article} />
              ))}
            </List>
          </Card>
        )}
      </Viewed>
    </section>
  );
}

import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { List } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonLine } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useCarousel, useFilms, useNews } from '../data/announcements.ts';
import { useFailureText, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { homeRoutes } from '../../../routes/home.ts';
import { ArticleRow } from './article-row.tsx';
import { NewsFilms } from './news-films.tsx';

/** All news, newest first. */
export function NewsScreen() {
  const t = useT();
  const failureText = useFailureText();
  const pages = useNews();
  const films = useFilms();
  const pictures = useCarousel();
  const loading = (
    <Skeleton label={t('common.loading')}>
      <div className="border-y border-line bg-sheet">
        {[0, 1, 2, 3, 4].map((article) => (
          <div key={article} className="border-b border-line px-4 py-3 last:border-b-0">
            <SkeletonLine extent="long" />
            <SkeletonLine size="13" extent="full" />
            <SkeletonLine size="13" extent="short" className="pt-0.5" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
  const empty = (
    <EmptyState
      illustration={<Illustration src={scenes.news} />}
      title={t('home.newsEmpty')}
      action={<ButtonLink href={hashHref(homeRoutes.notices.href())}>{t('home.allNotices')}</ButtonLink>}
    />
  );
  // Films and pictures are above the news, which would move when they load.
  if (films.status === 'loading' || pictures.status === 'loading') return <Screen>{loading}</Screen>;
  return (
    <Screen>
      <Viewed view={pages.view} skeleton={loading} empty={empty}>
        {({ items }) => (
          <>
            <NewsFilms films={films} pictures={pictures} />
            <List className="border-y border-line bg-sheet">
              {items.map((article) => (
                <ArticleRow key={article.id} article={article} />
              ))}
            </List>
            <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
          </>
        )}
      </Viewed>
    </Screen>
  );
}

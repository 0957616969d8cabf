import { Illustration } from '@paydirt/ui/illustration';
import { List, ListRow } from '@paydirt/ui/list-row';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { homeRoutes } from '../../../routes/home.ts';
import { useHomeFilm } from '../data/announcements.ts';
import { HomeNotices, HomeNoticesSkeleton } from './home-notices.tsx';
import { HomeSince } from './home-since.tsx';
import { useLastVisit } from './last-visit.ts';

/** Show what home ends with: notices, what happened since the last visit, and the way to news and films. */
export function HomeReading() {
  const t = useT();
  const since = useLastVisit();
  const film = useHomeFilm();
  const shown = film.status === 'ready' ? film.value : null;
  return (
    <div className="flex flex-col gap-3">
      <HomeNotices />
      <List fullBleed>
        {since === null ? null : <HomeSince since={since} />}
        <ListRow
          media={<Cover src={shown?.coverUrl ?? null} />}
          title={t('home.newsAndVideos')}
          text={shown?.title}
          href={hashHref(homeRoutes.news.href())}
        />
      </List>
    </div>
  );
}

/** Reserve the space of the end of home; the link to the news works all the same. */
export function HomeReadingSkeleton() {
  const t = useT();
  return (
    <div className="flex flex-col gap-3">
      <HomeNoticesSkeleton />
      <List fullBleed>
        <ListRow
          media={<Cover src={null} />}
          title={t('home.newsAndVideos')}
          href={hashHref(homeRoutes.news.href())}
        />
      </List>
    </div>
  );
}

/** The cover of a film; its title is next to it. */
function Cover({ src }: { src: string | null }) {
  return (
    <span className="block aspect-[4/3] w-16 shrink-0 overflow-hidden rounded-control bg-wash @max-[13rem]:hidden">
      {src === null ? null : <Illustration saved="tile" src={src} className="size-full object-cover" />}
    </span>
  );
}

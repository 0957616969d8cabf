import type { FilmSlide, Slide } from '@paydirt/contract/messages/announcements';
import { Carousel } from '@paydirt/ui/carousel';
import { Illustration } from '@paydirt/ui/illustration';
import { LazyVideo } from '@paydirt/ui/lazy-video';
import { SectionHeading } from '@paydirt/ui/section-heading';

import type { View } from '../../../platform/data/view.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { homeRoutes } from '../../../routes/home.ts';

interface NewsFilmsProps {
  readonly films: View<readonly FilmSlide[]>;
  readonly pictures: View<readonly Slide[]>;
}

/** Show the films of the machines and the operator's pictures, which are extras: what could not be read stays away. */
export function NewsFilms({ films, pictures }: NewsFilmsProps) {
  return (
    <div className="flex flex-col gap-6 px-4 *:last:mb-6">
      {films.status === 'ready' ? <Films films={films.value} /> : null}
      {pictures.status === 'ready' ? <Pictures pictures={pictures.value} /> : null}
    </div>
  );
}

/** Pictures to swipe, each leading into the app. */
function Pictures({ pictures }: { pictures: readonly Slide[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <Carousel
      label={t('home.carousel')}
      dotLabel={(slide, number, all) =>
        t('home.slide', { index: format.number(number), count: format.number(all), title: slide.label })
      }
      slides={pictures.map(({ id, title, image, href: address }) => ({
        id,
        label: title,
        content: (
          <a
            // A picture may link only into the app.
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
function Films({ films }: { films: readonly FilmSlide[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="flex flex-col gap-1">
      <SectionHeading title={t('home.films')} />
      <Carousel
        label={t('home.films')}
        dotLabel={(slide, number, all) =>
          t('home.slide', { index: format.number(number), count: format.number(all), title: slide.label })
        }
        slides={films.map(({ id, title, image, videoUrl, href }) => ({
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

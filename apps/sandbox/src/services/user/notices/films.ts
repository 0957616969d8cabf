import { homeVideo, videoCarousel } from '@paydirt/contract/messages/announcements';
import { type Locale, ok } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { implement } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { readContent } from '../../content/content.ts';

/** Machines with a film below `media/films`; the first is that of the home page. */
export const FILMED_MACHINES = [
  'trommel',
  'gold-pan',
  'rocker-box',
  'sluice-box',
  'jig',
  'shaker-table',
  'stamp-mill',
  'bucket-line-dredge',
] as const;

const filmOf = (id: string) => ({
  videoUrl: `/media/films/${id}.webm`,
  coverUrl: `/media/films/${id}.webp`,
});

async function titlesOf(sql: Sql, ids: readonly string[], locale: Locale): Promise<(id: string) => string> {
  const { t } = await translatorOf(locale);
  const products = await readContent(sql, 'product', ids, locale);
  return (id) => t('home.filmTitle', { machine: products.get(id)?.body.name ?? id });
}

/**
 * Film of the home page; its cover is the machine's drawing, which uses the colours of the reader's theme.
 */
export const homeVideoOperation = implement(homeVideo, async ({ sql, locale }) => {
  const [id] = FILMED_MACHINES;
  const titleOf = await titlesOf(sql, [id], locale);
  return ok({ data: { ...filmOf(id), coverUrl: `/media/products/${id}.svg`, title: titleOf(id) } });
});

/** Films of machines, each with a link to the machine's page. */
export const videoCarouselOperation = implement(videoCarousel, async ({ sql, locale }) => {
  const titleOf = await titlesOf(sql, FILMED_MACHINES, locale);
  return ok({
    data: FILMED_MACHINES.map((id) => ({
      id,
      image: filmOf(id).coverUrl,
      videoUrl: filmOf(id).videoUrl,
      title: titleOf(id),
      href: `#/index/detail?productId=${id}`,
    })),
  });
});

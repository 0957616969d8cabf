import type { Article } from '@paydirt/contract';
import { newsDetail } from '@paydirt/contract/calls/announcements';
import { carousel, newsList, scrollNotices } from '@paydirt/contract/calls/user';
import { epochMs, err, ok, toIso } from '@paydirt/domain';

import { implement } from '../../operation.ts';
import { type Content, listContent, readContent } from '../content/content.ts';

const TICKER_LENGTH = 10;

/** Notices of the ticker, newest first. */
export const scrollNoticesOperation = implement(scrollNotices, async ({ sql, locale }) => {
  const { list } = await listContent(sql, 'notice', locale, { pageNum: 1, pageSize: TICKER_LENGTH });
  return ok({
    data: list.map(({ id, at, language, body: { title, body } }) => ({
      id,
      title,
      body,
      time: toIso(epochMs(at)),
      contentLanguage: language,
    })),
  });
});

/** Pictures of the home carousel, in the order of their ids. */
export const carouselOperation = implement(carousel, async ({ sql, locale }) => {
  const { list } = await listContent(sql, 'slide', locale, { pageNum: 1, pageSize: TICKER_LENGTH });
  return ok({
    data: list.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ id, body }) => ({ id, ...body })),
  });
});

function toArticle({ id, at, language, body: { title, summary, body } }: Content<'news'>): Article {
  return { id, title, summary, body: [...body], time: toIso(epochMs(at)), contentLanguage: language };
}

/** News, newest first. */
export const newsListOperation = implement(newsList, async ({ sql, locale }, page) => {
  const { total, list } = await listContent(sql, 'news', locale, page);
  return ok({ data: { total, list: list.map(toArticle) } });
});

/** One article. */
export const newsDetailOperation = implement(newsDetail, async ({ sql, locale }, { id }) => {
  const article = (await readContent(sql, 'news', [id], locale)).get(id);
  return article ? ok({ data: toArticle(article) }) : err({ error: 'not_found' });
});

import {
  type Article,
  carousel,
  newsDetail,
  newsList,
  type Notice,
  popularNotices,
  scrollNotices,
} from '@paydirt/contract/messages/announcements';
import { DEFAULT_LOCALE, epochMs, err, ok, toIso } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { type Content, listContent, readContent } from '../../content/content.ts';

const TICKER_LENGTH = 10;
const POPULAR_LENGTH = 5;

/** Notices of the ticker, newest first. */
export const scrollNoticesOperation = implement(scrollNotices, async ({ sql, locale }) => {
  const { list } = await listContent(sql, 'notice', locale, { pageNum: 1, pageSize: TICKER_LENGTH });
  return ok({ data: list.map(toNotice) });
});

function toNotice({ id, at, language, body: { title, body } }: Content<'notice'>): Notice {
  return { id, title, body, time: toIso(epochMs(at)), contentLanguage: language };
}

/** Notices that most members opened, each member counted once; at least one must have opened it (H3). */
export const popularNoticesOperation = implement(popularNotices, async ({ sql, locale }) => {
  const rows = await sql.query<{ readonly id: string; readonly readers: number }>(
    `select id, readers from (
       select id, at, (
         select count(*)::int from content_read
         where content_read.kind = 'notice' and content_read.id = content.id and opened
       ) as readers
       from content where kind = 'notice' and locale = $1
     ) as notice
     where readers > 0 order by readers desc, at desc, id limit $2`,
    [DEFAULT_LOCALE, POPULAR_LENGTH],
  );
  const texts = await readContent(
    sql,
    'notice',
    rows.map(({ id }) => id),
    locale,
  );
  return ok({
    data: rows.flatMap(({ id, readers }) => {
      const text = texts.get(id);
      return text ? [{ ...toNotice(text), readers }] : [];
    }),
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

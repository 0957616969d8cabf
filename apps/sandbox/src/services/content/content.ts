import { DEFAULT_LOCALE, type Locale } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';

/** Texts that the services store by language: the kinds of content, and the shape of each. */
export interface ContentBodies {
  product: { readonly name: string; readonly description: string };
  campaign: { readonly name: string };
  /** Names of the levels, by number. */
  grade: { readonly name: string };
  agreement: {
    readonly title: string;
    readonly sections: readonly { readonly heading: string; readonly text: string }[];
  };
  /** A notice may pop up once, or be shown on the wallet pages. */
  notice: { readonly title: string; readonly body: string; readonly place?: 'popup' | 'wallet' };
  news: { readonly title: string; readonly summary: string; readonly body: readonly string[] };
  /** Message of the operator to every member's mailbox. */
  station_news: { readonly title: string; readonly body: string };
  slide: { readonly image: string; readonly title: string; readonly href: string };
}
export type ContentKind = keyof ContentBodies;

/** Text with the language in which it was found: the requested one, or English (PRODUCT 9). */
export interface Content<K extends ContentKind> {
  readonly id: string;
  readonly at: number;
  readonly language: Locale;
  readonly body: ContentBodies[K];
}

const BEST_LANGUAGE = `
  select distinct on (id) id, at, locale as language, body from content
  where kind = $1 and locale in ($2, $3)`;

/** Type the rows by their kind: the query selected only one kind, and each kind has its own shape. */
const asKind = <K extends ContentKind>(rows: readonly Content<ContentKind>[]) => rows as Content<K>[];

/** Read the texts of some ids; an id without a text in any language is left out. */
export async function readContent<K extends ContentKind>(
  sql: Sql,
  kind: K,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, Content<K>>> {
  const rows = await sql.query<Content<ContentKind>>(
    `${BEST_LANGUAGE} and id = any($4::text[]) order by id, (locale = $2) desc`,
    [kind, locale, DEFAULT_LOCALE, [...new Set(ids)]],
  );
  return new Map(asKind<K>(rows).map((row) => [row.id, row]));
}

/** Read one page of texts of a kind, newest first. */
export async function listContent<K extends ContentKind>(
  sql: Sql,
  kind: K,
  locale: Locale,
  page: { readonly pageNum: number; readonly pageSize: number },
): Promise<{ total: number; list: Content<K>[] }> {
  const rows = await sql.query<Content<ContentKind>>(
    `select * from (${BEST_LANGUAGE} order by id, (locale = $2) desc) as best
     order by at desc, id limit $4 offset $5`,
    [kind, locale, DEFAULT_LOCALE, page.pageSize, (page.pageNum - 1) * page.pageSize],
  );
  const [count] = await sql.query<{ total: number }>(
    `select count(distinct id)::int as total from content where kind = $1`,
    [kind],
  );
  return { total: count?.total ?? 0, list: asKind<K>(rows) };
}

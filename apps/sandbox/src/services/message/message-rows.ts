import { MESSAGE_CHANNELS, type MessageChannel } from '@paydirt/contract/basics';
import type { Message } from '@paydirt/contract/messages/messages';
import { DEFAULT_LOCALE, epochMs, type Locale, toIso } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import type { RequestedPage } from '../../database/start-of-page.ts';
import { readContent } from '../content/content.ts';
import { CONTENT_IS_READ, PUBLISHED_KINDS, type PublishedKind } from './mailbox.ts';
import type { MessageKind, MessageValue } from './message-kinds.ts';
import { wordMessages } from './word-message.ts';

/**
 * Row of a list of messages: one of the member's own, or one for everybody (`kind` is null for the latter).
 */
interface MessageRow {
  readonly id: string;
  readonly channel: MessageChannel;
  /** Kind of content; null for the member's own. */
  readonly published: PublishedKind | null;
  readonly content_id: string;
  readonly kind: MessageKind | null;
  readonly parameters: Readonly<Record<string, MessageValue>>;
  readonly href: string | null;
  readonly at: number;
  readonly read: boolean;
}

const OWN = `select id, channel, null as published, '' as content_id, kind, parameters, href, at, seq,
    read_at is not null as read from member_message where member_id = $1`;

const PUBLISHED = `select content.kind || '.' || content.id as id, content.kind as channel, content.kind as published,
    content.id as content_id, null as kind, '{}'::jsonb as parameters, null as href, content.at, 0::bigint as seq,
    ${CONTENT_IS_READ} as read
  from content join member on member.id = $1
  where content.locale = '${DEFAULT_LOCALE}'`;

/** Links of the kinds of announcements. */
const PUBLISHED_HREFS: Readonly<Record<PublishedKind, (id: string) => string | null>> = {
  news: (id) => `/info/detail?id=${encodeURIComponent(id)}`,
  notice: (id) => `/index/alert?id=${encodeURIComponent(id)}`,
  station_news: () => null,
};

/** Parse the id of a message for everybody; null for any other id. */
export function publishedId(id: string): { readonly kind: PublishedKind; readonly id: string } | null {
  const [kind, ...rest] = id.split('.');
  const known = PUBLISHED_KINDS.find((one) => one === kind);
  return known === undefined || rest.length === 0 ? null : { kind: known, id: rest.join('.') };
}

/** Reader of messages, with their date format. */
export interface Reader {
  readonly locale: Locale;
  readonly dateFormat: number;
}

/** Position of a message in the list, newest first. */
interface Position {
  readonly at: string;
  readonly seq: bigint;
  readonly id: string;
}

/** Find the position of a member's message; undefined if there is none. */
async function findPosition(sql: Sql, memberId: string, id: string): Promise<Position | undefined> {
  const published = publishedId(id);
  const [position] = published
    ? await sql.query<Position>(
        `select at::text as at, 0::bigint as seq, $3 as id from content
         where kind = $1 and id = $2 and locale = '${DEFAULT_LOCALE}'`,
        [published.kind, published.id, id],
      )
    : await sql.query<Position>(
        `select at::text as at, seq, id from member_message where member_id = $1 and id = $2`,
        [memberId, id],
      );
  return position;
}

/** Read one page of a member's messages, newest first; of one channel, or of all. */
export async function listMessages(
  sql: Sql,
  memberId: string,
  page: RequestedPage & { readonly channel: MessageChannel | null },
  reader: Reader,
): Promise<{ total: number; list: Message[] }> {
  const { channel, pageNum, pageSize } = page;
  const last = page.after === undefined ? undefined : await findPosition(sql, memberId, page.after);
  const skip = last ? 0 : (pageNum - 1) * pageSize;
  const behind = last ? `< ($6::timestamptz, $7::bigint, $8)` : '';
  const kinds = PUBLISHED_KINDS.filter((kind) => channel === null || kind === channel);
  const rows = await sql.query<MessageRow>(
    `select * from (
       (${OWN} and channel = any($2::text[]) ${behind && `and (at, seq, id) ${behind}`}
        order by at desc, seq desc limit $4::int + $5::int)
       union all
       (${PUBLISHED} and content.kind = any($3::text[])
          ${behind && `and (content.at, 0, content.kind || '.' || content.id) ${behind}`}
        order by content.at desc, content.kind || '.' || content.id desc limit $4::int + $5::int)
     ) as message order by at desc, seq desc, id desc limit $4 offset $5`,
    [
      memberId,
      channel === null ? MESSAGE_CHANNELS : [channel],
      kinds,
      pageSize,
      skip,
      ...(last ? [last.at, last.seq, last.id] : []),
    ],
  );
  const [count] = await sql.query<{ total: number }>(
    `select ((select count(*) from member_message where member_id = $1 and ($2::text is null or channel = $2))
       + (select count(*) from content where kind = any($3::text[]) and locale = $4))::int as total`,
    [memberId, channel, kinds, DEFAULT_LOCALE],
  );
  return { total: count?.total ?? 0, list: await inWords(sql, rows, reader) };
}

/** Find one message of a member; null if it does not exist or is another member's. */
export async function findMessage(
  sql: Sql,
  memberId: string,
  id: string,
  reader: Reader,
): Promise<Message | null> {
  const published = publishedId(id);
  const rows = published
    ? await sql.query<MessageRow>(`${PUBLISHED} and content.kind = $2 and content.id = $3`, [
        memberId,
        published.kind,
        published.id,
      ])
    : await sql.query<MessageRow>(`${OWN} and id = $2`, [memberId, id]);
  return (await inWords(sql, rows, reader))[0] ?? null;
}

/** Word messages in a language: the services' texts are translated, content may exist only in English. */
async function inWords(sql: Sql, rows: readonly MessageRow[], reader: Reader): Promise<Message[]> {
  const own = rows.flatMap(({ id, kind, parameters }) => (kind === null ? [] : [{ id, kind, parameters }]));
  const wordings = await wordMessages(sql, own, reader);
  const words = new Map(own.map(({ id }, index) => [id, wordings[index]]));
  const published = new Map(
    await Promise.all(
      PUBLISHED_KINDS.map(async (kind) => {
        const ids = rows.flatMap((row) => (row.published === kind ? [row.content_id] : []));
        return [kind, await readContent(sql, kind, ids, reader.locale)] as const;
      }),
    ),
  );
  return rows.map((row) => {
    const shared = { id: row.id, channel: row.channel, time: toIso(epochMs(row.at)), read: row.read };
    if (row.published === null) {
      const { title, body } = words.get(row.id) ?? { title: '', body: '' };
      return { ...shared, title, body, href: row.href, contentLanguage: reader.locale };
    }
    const text = published.get(row.published)?.get(row.content_id);
    const body = text?.body.body ?? '';
    return {
      ...shared,
      title: text?.body.title ?? '',
      body: typeof body === 'string' ? body : body.join('\n\n'),
      href: PUBLISHED_HREFS[row.published](row.content_id),
      contentLanguage: text?.language ?? DEFAULT_LOCALE,
    };
  });
}

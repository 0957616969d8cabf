import type { MessageChannel } from '@paydirt/contract/basics';
import type { Mailbox, Unread } from '@paydirt/contract/messages/messages';
import { DEFAULT_LOCALE, epochMs, toIso } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';

/**
 * Kinds of content that are addressed to everybody; each is a channel with the same name. Every such text
 * exists in English.
 */
export const PUBLISHED_KINDS = ['news', 'notice', 'station_news'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

const NONE: Unread = { news: 0, station_news: 0, notice: 0, voucher: 0, coupon: 0 };

const PUBLISHED = `content.kind in ('news', 'notice', 'station_news') and content.locale = '${DEFAULT_LOCALE}'`;

/** SQL condition that a member (alias `member`) has read a row of `content`, or joined after it. */
export const CONTENT_IS_READ = `(content.at <= member.created_at or exists (
  select from content_read
  where content_read.member_id = member.id and content_read.kind = content.kind and content_read.id = content.id))`;

interface UnreadRow {
  readonly member_id: string;
  readonly channel: MessageChannel;
  readonly unread: number;
  readonly id: string;
  readonly at: number;
}

/** Count some members' unread messages by channel, with the newest unread message. */
export async function readMailboxes(sql: Sql, memberIds: readonly string[]): Promise<Map<string, Mailbox>> {
  const rows = await sql.query<UnreadRow>(
    `select member_id, channel, count(*)::int as unread, max(at) as at, (array_agg(id order by at desc, id desc))[1] as id
     from (
       select member_id, channel, id, at from member_message
       where member_id = any($1::text[]) and read_at is null
       union all
       select member.id, content.kind, content.kind || '.' || content.id, content.at from content
       join member on member.id = any($1::text[])
       where ${PUBLISHED} and not ${CONTENT_IS_READ}
     ) as waiting
     group by member_id, channel`,
    [[...new Set(memberIds)]],
  );
  const byMember = Map.groupBy(rows, (row) => row.member_id);
  return new Map(memberIds.map((id) => [id, mailboxOf(byMember.get(id) ?? [])]));
}

function mailboxOf(rows: readonly UnreadRow[]): Mailbox {
  const [newest] = rows.toSorted((a, b) => b.at - a.at);
  return {
    unread: { ...NONE, ...Object.fromEntries(rows.map(({ channel, unread }) => [channel, unread])) },
    latest:
      newest === undefined
        ? null
        : { id: newest.id, channel: newest.channel, time: toIso(epochMs(newest.at)) },
  };
}

/** Count one member's unread messages by channel, with the newest unread message. */
export async function readMailbox(sql: Sql, memberId: string): Promise<Mailbox> {
  return (await readMailboxes(sql, [memberId])).get(memberId) ?? mailboxOf([]);
}

/** Add up the unread messages of all channels. */
export function totalOf(unread: Unread): number {
  return Object.values(unread).reduce((sum, count) => sum + count, 0);
}

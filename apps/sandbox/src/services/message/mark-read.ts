import type { MessageChannel } from '@paydirt/contract/basics';
import { DEFAULT_LOCALE } from '@paydirt/domain';

import type { MemberContext } from '../../operation/operation.ts';
import { PUBLISHED_KINDS } from './mailbox.ts';
import { publishedId } from './message-rows.ts';

/**
 * Mark some messages as read, because they were opened. Returns false if one of them is not this member's;
 * the caller then has to roll back.
 */
export async function markRead(
  { sql, memberId, now }: MemberContext,
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const published = wanted.flatMap((id) => publishedId(id) ?? []);
  const own = wanted.filter((id) => publishedId(id) === null);
  const marked = await sql.query(
    `update member_message set read_at = coalesce(read_at, $3) where member_id = $1 and id = any($2::text[])
     returning id`,
    [memberId, own, new Date(now)],
  );
  const known = await sql.query(
    `with named as (select * from unnest($2::text[], $3::text[]) as one (kind, id)),
     found as (
       select content.kind, content.id from content join named using (kind, id) where content.locale = $5
     ), marked as (
       insert into content_read (member_id, kind, id, read_at, opened)
       select $1, kind, id, $4, true from found
       on conflict (member_id, kind, id) do update set opened = true where not content_read.opened
     )
     select id from found`,
    [
      memberId,
      published.map(({ kind }) => kind),
      published.map(({ id }) => id),
      new Date(now),
      DEFAULT_LOCALE,
    ],
  );
  return marked.length === own.length && known.length === published.length;
}

/** Mark all messages of a channel, or of all channels, as read; this does not count as opening them. */
export async function markChannelRead(
  { sql, memberId, now }: MemberContext,
  channel: MessageChannel | null,
): Promise<void> {
  await sql.query(
    `update member_message set read_at = $3
     where member_id = $1 and read_at is null and ($2::text is null or channel = $2)`,
    [memberId, channel, new Date(now)],
  );
  await sql.query(
    `insert into content_read (member_id, kind, id, read_at)
     select $1, kind, id, $2 from content where kind = any($3::text[]) and locale = $4
     on conflict do nothing`,
    [
      memberId,
      new Date(now),
      PUBLISHED_KINDS.filter((kind) => channel === null || kind === channel),
      DEFAULT_LOCALE,
    ],
  );
}

import { blockAuthor, type Blocked, blockedList, unblockAuthor } from '@paydirt/contract/community/blocked';
import { type EpochMs, err, ok, toIso } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement } from '../../operation/operation.ts';
import { PUBLIC_NAME } from '../user/members/member-rows.ts';
import { findComment, findPost } from './visible-posts.ts';

interface BlockedRow {
  readonly id: string;
  readonly name: string;
  readonly head_url: string | null;
  readonly kind: Blocked['kind'];
  readonly at: EpochMs;
}

const SELECT_BLOCKED = `select avoided_member.id, ${PUBLIC_NAME} as name, head_url, kind, at
  from avoided_member join member on member.id = other_id`;

function toBlocked(row: BlockedRow): Blocked {
  return {
    id: row.id,
    username: row.name,
    avatarUrl: row.head_url,
    kind: row.kind,
    since: toIso(row.at),
  };
}

/** List the authors that a member muted or blocked, newest first. */
export const blockedListOperation = implement(blockedList, async ({ sql, memberId }) => {
  const rows = await sql.query<BlockedRow>(
    `${SELECT_BLOCKED} where avoided_member.member_id = $1 order by avoided_member.seq desc`,
    [memberId],
  );
  return ok({ data: rows.map(toBlocked) });
});

async function authorOf(
  sql: Sql,
  memberId: string,
  { postId, commentId }: { postId?: string | undefined; commentId?: string | undefined },
): Promise<string | null> {
  const found =
    commentId === undefined
      ? postId === undefined
        ? null
        : await findPost(sql, memberId, postId)
      : await findComment(sql, memberId, commentId);
  const authorId = found?.author_id ?? null;
  return authorId === memberId ? null : authorId;
}

/** Mute or block the author of a post or comment; the most recent choice counts. */
export const blockAuthorOperation = implement(blockAuthor, async ({ sql, memberId, now, ports }, input) => {
  const otherId = await authorOf(sql, memberId, input);
  if (otherId === null) return err({ error: 'not_found' });
  await sql.query(
    `insert into avoided_member (id, member_id, other_id, kind, at) values ($1, $2, $3, $4, $5)
     on conflict (member_id, other_id) do update set kind = excluded.kind, at = excluded.at`,
    [ports.newId('avd'), memberId, otherId, input.kind, new Date(now)],
  );
  const [row] = await sql.query<BlockedRow>(
    `${SELECT_BLOCKED} where avoided_member.member_id = $1 and other_id = $2`,
    [memberId, otherId],
  );
  if (!row) throw new Error('dynamic: a member that was avoided can be read');
  return ok({ data: toBlocked(row) });
});

/** End one of the member's own mutes or blocks. */
export const unblockAuthorOperation = implement(unblockAuthor, async ({ sql, memberId }, { id }) => {
  const ended = await sql.query(`delete from avoided_member where id = $1 and member_id = $2 returning id`, [
    id,
    memberId,
  ]);
  return ended.length === 0 ? err({ error: 'not_found' }) : ok({ data: null });
});

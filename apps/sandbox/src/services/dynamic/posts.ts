import type { Post } from '@paydirt/contract';
import { addPost, likePost, postList } from '@paydirt/contract/calls/dynamic';
import { type EpochMs, err, ok, toIso } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement } from '../../operation.ts';
import { PUBLIC_NAME } from '../user/member-rows.ts';
import { escapeHtml } from './escape-html.ts';

interface PostRow {
  readonly id: string;
  readonly author_name: string;
  readonly head_url: string | null;
  readonly author_kind: Post['authorKind'];
  readonly posted_for: string | null;
  readonly content: string;
  readonly urls: readonly string[];
  readonly at: EpochMs;
  readonly likes: number;
  readonly comments: number;
  readonly liked: boolean;
}

const SELECT_POST = `select post.*, member.head_url,
    (select ${PUBLIC_NAME} from submission join member on member.id = member_id where submission.id = submission_id)
      as posted_for,
    (select count(*) from post_like where post_id = post.id)::int as likes,
    (select count(*) from comment where post_id = post.id)::int as comments,
    (select count(*) > 0 from post_like where post_id = post.id and member_id = $1) as liked
  from post left join member on member.id = author_id`;

function toPost(row: PostRow): Post {
  return {
    id: row.id,
    username: row.author_name,
    avatarUrl: row.head_url,
    authorKind: row.author_kind,
    postedFor: row.posted_for,
    content: escapeHtml(row.content),
    createTime: toIso(row.at),
    urls: [...row.urls],
    likeCount: row.likes,
    commentCount: row.comments,
    liked: row.liked,
    videoUrl: null,
    coverUrl: null,
  };
}

async function postExists(sql: Sql, id: string): Promise<boolean> {
  return (await sql.query(`select id from post where id = $1`, [id])).length > 0;
}

/** Posts, newest first; every count is counted (H3). */
export const postListOperation = implement(postList, async ({ sql, memberId }, page) => {
  const rows = await sql.query<PostRow>(`${SELECT_POST} order by seq desc limit $2 offset $3`, [
    memberId,
    page.pageSize,
    (page.pageNum - 1) * page.pageSize,
  ]);
  const [count] = await sql.query<{ total: number }>(`select count(*)::int as total from post`);
  return ok({ data: { total: count?.total ?? 0, list: rows.map(toPost) } });
});

/** Write a post, under one's own name (H9). */
export const addPostOperation = implement(addPost, async ({ sql, memberId, now, ports }, { content }) => {
  const id = ports.newId('pst');
  await sql.query(
    `insert into post (id, author_id, author_name, author_kind, content, at)
     select $1, id, ${PUBLIC_NAME}, 'member', $3, $4 from member where id = $2`,
    [id, memberId, content, new Date(now)],
  );
  const [row] = await sql.query<PostRow>(`${SELECT_POST} where post.id = $2`, [memberId, id]);
  if (!row) throw new Error('dynamic: a post that was written can be read');
  return ok({ data: toPost(row) });
});

/** Like a post; a like stays on, however often it is sent (PRODUCT 5). */
export const likePostOperation = implement(likePost, async ({ sql, memberId }, { postId }) => {
  if (!(await postExists(sql, postId))) return err({ error: 'not_found' });
  await sql.query(`insert into post_like (post_id, member_id) values ($1, $2) on conflict do nothing`, [
    postId,
    memberId,
  ]);
  return ok({ data: null });
});

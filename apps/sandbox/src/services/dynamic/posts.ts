import {
  addPost,
  deletePost,
  likePost,
  newerPosts,
  type Post,
  postList,
} from '@paydirt/contract/community/posts';
import { type EpochMs, err, guessLanguage, ok, type Result, toIso } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement, type MemberContext } from '../../operation/operation.ts';
import { PUBLIC_NAME } from '../user/members/member-rows.ts';
import { escapeHtml } from './escape-html.ts';
import { removeFileAt } from '../../uploads/upload-rows.ts';
import { startOfPage } from '../../database/start-of-page.ts';
import { byNoneOf, findPost, readUnread, type Unread, WORDS_BY, wordsByNoneOf } from './visible-posts.ts';

interface PostRow {
  readonly id: string;
  readonly author_id: string | null;
  readonly author_name: string;
  readonly head_url: string | null;
  readonly author_kind: Post['authorKind'];
  readonly posted_for: string | null;
  readonly posted_for_id: string | null;
  readonly content: string;
  readonly urls: readonly string[];
  readonly picture_texts: readonly string[];
  readonly video_url: string | null;
  readonly cover_url: string | null;
  readonly video_text: string;
  readonly content_language: string | null;
  readonly at: EpochMs;
  readonly likes: number;
  readonly comments: number;
  readonly liked: boolean;
}

// Parameter 1 is the requesting member, 2 and 3 are the authors and comments that are hidden from them;
// hidden comments are not counted either.
const SELECT_POST = `select post.*, member.head_url,
    (select ${PUBLIC_NAME} from submission join member on member.id = member_id where submission.id = submission_id)
      as posted_for,
    (select member_id from submission where submission.id = submission_id) as posted_for_id,
    (select count(*) from post_like where post_id = post.id)::int as likes,
    (select count(*) from comment where post_id = post.id
       and ${byNoneOf(2, 'comment.author_id')} and comment.id <> all($3::text[]))::int as comments,
    (select count(*) > 0 from post_like where post_id = post.id and member_id = $1) as liked
  from post left join member on member.id = author_id`;

const readerOf = (memberId: string, { authors, comments }: Unread) => [memberId, authors, comments] as const;

function toPost(row: PostRow, memberId: string): Post {
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
    videoUrl: row.video_url,
    coverUrl: row.cover_url,
    pictureTexts: [...row.picture_texts],
    videoText: row.video_text,
    contentLanguage: row.content_language,
    // A post that a guide published for a member also counts as the member's own, so they may delete it.
    own: row.author_id === memberId || row.posted_for_id === memberId,
  };
}

/** Posts visible to the member, newest first; every number is counted from the rows (H3). */
export const postListOperation = implement(postList, async ({ sql, memberId }, page) => {
  const unread = await readUnread(sql, memberId);
  const { before, skip } = await startOfPage(sql, 'post', page);
  const rows = await sql.query<PostRow>(
    `${SELECT_POST} where ${wordsByNoneOf(2)} and post.id <> all($4::text[]) and post.seq < $5
     order by seq desc limit $6 offset $7`,
    [...readerOf(memberId, unread), unread.posts, before, page.pageSize, skip],
  );
  const [count] = await sql.query<{ total: number }>(
    `select count(*)::int as total from post
     where ${wordsByNoneOf(1)} and id <> all($2::text[])`,
    [unread.authors, unread.posts],
  );
  return ok({ data: { total: count?.total ?? 0, list: rows.map((row) => toPost(row, memberId)) } });
});

/** Limit of newer posts that are counted; a feed further behind is fetched again. */
const NEWER_COUNTED = 1000;

/**
 * Count newer posts of others that are visible to the member, up to a thousand; posts by the member, or
 * published for them, do not count.
 */
export const newerPostsOperation = implement(newerPosts, async ({ sql, memberId }, { postId }) => {
  const { authors, posts } = await readUnread(sql, memberId);
  const [seen] = await sql.query<{ seq: bigint }>(`select seq from post where id = $1`, [postId]);
  if (!seen) return err({ error: 'not_found' });
  const [newer] = await sql.query<{ count: number }>(
    `select count(*)::int as count from (
       select from post
       where seq > $1 and ${WORDS_BY} <> $2 and ${wordsByNoneOf(3)} and id <> all($4::text[])
       order by seq desc limit ${NEWER_COUNTED}) as newer`,
    [seen.seq, memberId, authors, posts],
  );
  return ok({ data: { count: newer?.count ?? 0 } });
});

type OfIntent = Result<{ readonly data: Post }, { readonly error: 'key_reused' }>;

/** Content of a post, without its author and time. */
export interface NewPost {
  readonly content: string;
  readonly intentId?: string | undefined;
  readonly urls?: readonly string[];
  readonly pictureTexts?: readonly string[];
  readonly videoUrl?: string | null;
  readonly coverUrl?: string | null;
  readonly videoText?: string;
}

/**
 * Write a post of a member, once per intent, under their own name (H9). The name is locked: a copy of one that is
 * changed at the same time would stay, and may be somebody else's by then.
 */
export async function writePost(
  { sql, memberId, now, ports }: Pick<MemberContext, 'sql' | 'memberId' | 'now' | 'ports'>,
  post: NewPost,
): Promise<OfIntent> {
  const id = ports.newId('pst');
  await sql.query(
    `insert into post (id, author_id, author_name, author_kind, content, urls, picture_texts, video_url, cover_url,
       video_text, content_language, intent_id, at)
     select $1, id, ${PUBLIC_NAME}, 'member', $3, $4, $5, $6, $7, $8, $9, $10, $11 from member where id = $2
     for share
     on conflict on constraint post_intent do nothing`,
    [
      id,
      memberId,
      post.content,
      JSON.stringify(post.urls ?? []),
      JSON.stringify(post.pictureTexts ?? []),
      post.videoUrl ?? null,
      post.coverUrl ?? null,
      post.videoText ?? '',
      guessLanguage(post.content),
      post.intentId ?? null,
      new Date(now),
    ],
  );
  const written = await postOfIntent({ sql, memberId }, post);
  if (written) return written;
  const reader = readerOf(memberId, await readUnread(sql, memberId));
  const [row] = await sql.query<PostRow>(`${SELECT_POST} where post.id = $4`, [...reader, id]);
  if (!row) throw new Error('dynamic: a post that was written can be read');
  return ok({ data: toPost(row, memberId) });
}

/** Write a post of text. */
export const addPostOperation = implement(addPost, writePost);

/** Like a post; liking it again changes nothing (PRODUCT 5). */
export const likePostOperation = implement(likePost, async ({ sql, memberId }, { postId }) => {
  if (!(await findPost(sql, memberId, postId))) return err({ error: 'not_found' });
  await sql.query(`insert into post_like (post_id, member_id) values ($1, $2) on conflict do nothing`, [
    postId,
    memberId,
  ]);
  return ok({ data: null });
});

/** Find the post that a member made with an intent; null if there is none, refused if it has another text. */
export async function postOfIntent(
  { sql, memberId }: Pick<MemberContext, 'sql' | 'memberId'>,
  { intentId, content }: Pick<NewPost, 'intentId' | 'content'>,
): Promise<OfIntent | null> {
  if (intentId === undefined) return null;
  const reader = readerOf(memberId, await readUnread(sql, memberId));
  const [row] = await sql.query<PostRow>(`${SELECT_POST} where author_id = $1 and intent_id = $4`, [
    ...reader,
    intentId,
  ]);
  if (!row) return null;
  return row.content === content ? ok({ data: toPost(row, memberId) }) : err({ error: 'key_reused' });
}

/**
 * Delete a post with its comments, likes and pictures. If a member is given, delete it only if they wrote it
 * or a guide published it for them.
 */
export async function removePost(sql: Sql, postId: string, memberId?: string): Promise<boolean> {
  const [gone] = await sql.query<{ urls: readonly string[] }>(
    `delete from post where id = $1 and ($2::text is null or author_id = $2
       or exists (select from submission where submission.id = submission_id and member_id = $2)) returning urls`,
    [postId, memberId ?? null],
  );
  for (const url of gone?.urls ?? []) await removeFileAt(sql, url);
  return gone !== undefined;
}

/** Delete one of the member's own posts, with its likes and comments. A report keeps the reported text. */
export const deletePostOperation = implement(deletePost, async ({ sql, memberId }, { postId }) =>
  (await removePost(sql, postId, memberId)) ? ok({ data: null }) : err({ error: 'not_found' }),
);

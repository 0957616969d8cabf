import type { Sql } from '../../database/database.ts';

/** Authors and posts that a member is not shown, by ids. */
export interface Unread {
  /** Authors that they muted, and those with a block on either side: nothing passes between those two. */
  readonly authors: readonly string[];
  readonly posts: readonly string[];
  readonly comments: readonly string[];
}

/**
 * Read what a member is not shown. A query of its own, so that a page of the feed finds its rows by an index,
 * however long these lists are.
 */
export async function readUnread(sql: Sql, memberId: string): Promise<Unread> {
  const [unread] = await sql.query<Unread>(
    `select array(select other_id from avoided_member where member_id = $1
        union select member_id from avoided_member where other_id = $1 and kind = 'block') as authors,
       array(select post_id from post_hidden where member_id = $1) as posts,
       array(select comment_id from comment_hidden where member_id = $1) as comments`,
    [memberId],
  );
  if (!unread) throw new Error('dynamic: three lists are one row');
  return unread;
}

/**
 * SQL that is true where none of a list's members wrote something; the list is the parameter of this number. Posts
 * of former members have no author.
 */
export const byNoneOf = (parameter: number, author: string) =>
  `(${author} is null or ${author} <> all($${parameter}::text[]))`;

/** SQL for the author of a post's words: its author, or the member for whom a guide posted them (H9). */
export const WORDS_BY = `coalesce(post.author_id,
  (select member_id from submission where submission.id = post.submission_id))`;

/**
 * SQL that is true where none of a list's members wrote the words of a post; the list is the parameter of this
 * number.
 */
export const wordsByNoneOf = (parameter: number) => `${WORDS_BY} <> all($${parameter}::text[])`;

/** Something that was written, as reports and mutes need it. */
export interface Written {
  readonly id: string;
  readonly post_id: string;
  readonly author_id: string | null;
  readonly author_name: string;
  readonly content: string;
}

/** Find a post that a member may read, and hold it: it is not deleted before the transaction ends. */
export async function findPost(sql: Sql, memberId: string, postId: string): Promise<Written | null> {
  const { authors } = await readUnread(sql, memberId);
  const [post] = await sql.query<Written>(
    `select id, id as post_id, author_id, author_name, content from post
     where id = $1 and ${wordsByNoneOf(2)} for key share`,
    [postId, authors],
  );
  return post ?? null;
}

/** Find a comment that a member may read, below a post that they may read. */
export async function findComment(sql: Sql, memberId: string, commentId: string): Promise<Written | null> {
  const { authors } = await readUnread(sql, memberId);
  const [comment] = await sql.query<Written>(
    `select id, post_id, author_id, author_name, content from comment
     where id = $1 and ${byNoneOf(2, 'author_id')} for key share`,
    [commentId, authors],
  );
  return comment && (await findPost(sql, memberId, comment.post_id)) ? comment : null;
}

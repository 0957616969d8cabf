import type { Sql } from '../../database/database.ts';

/** Ids of the authors, posts and comments that are hidden from a member. */
export interface Unread {
  /**
   * Authors whom the member muted, and those with a block on either side: these two do not see each other's
   * texts.
   */
  readonly authors: readonly string[];
  readonly posts: readonly string[];
  readonly comments: readonly string[];
}

/**
 * Read what is hidden from a member. This is a query of its own, so that a page of the feed finds its rows by
 * an index, however long these lists are.
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
 * SQL condition that no member of a list is the author; the list is the parameter with this number. Posts of
 * former members have no author.
 */
export const byNoneOf = (parameter: number, author: string) =>
  `(${author} is null or ${author} <> all($${parameter}::text[]))`;

/** SQL for the author of a post's text: its author, or the member for whom a guide published it (H9). */
export const WORDS_BY = `coalesce(post.author_id,
  (select member_id from submission where submission.id = post.submission_id))`;

/**
 * SQL condition that no member of a list wrote the text of a post; the list is the parameter with this
 * number.
 */
export const wordsByNoneOf = (parameter: number) => `${WORDS_BY} <> all($${parameter}::text[])`;

/** Post or comment, as reports and mutes need it. */
export interface Written {
  readonly id: string;
  readonly post_id: string;
  readonly author_id: string | null;
  /** Member who wrote the text, also of a guide's post. */
  readonly words_by: string | null;
  readonly author_name: string;
  readonly content: string;
}

/** Find a post that a member may read, and lock it, so that it is not deleted before the transaction ends. */
export async function findPost(sql: Sql, memberId: string, postId: string): Promise<Written | null> {
  const { authors } = await readUnread(sql, memberId);
  const [post] = await sql.query<Written>(
    `select id, id as post_id, author_id, ${WORDS_BY} as words_by, author_name, content from post
     where id = $1 and ${wordsByNoneOf(2)} for key share`,
    [postId, authors],
  );
  return post ?? null;
}

/** Find a comment that a member may read, on a post that they may read. */
export async function findComment(sql: Sql, memberId: string, commentId: string): Promise<Written | null> {
  const { authors } = await readUnread(sql, memberId);
  const [comment] = await sql.query<Written>(
    `select id, post_id, author_id, author_id as words_by, author_name, content from comment
     where id = $1 and ${byNoneOf(2, 'author_id')} for key share`,
    [commentId, authors],
  );
  return comment && (await findPost(sql, memberId, comment.post_id)) ? comment : null;
}

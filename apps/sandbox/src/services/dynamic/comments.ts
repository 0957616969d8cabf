import { addComment, type Comment, commentList, deleteComment } from '@paydirt/contract/community/comments';
import { type EpochMs, err, guessLanguage, ok, toIso } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement } from '../../operation/operation.ts';
import { PUBLIC_NAME } from '../user/members/member-rows.ts';
import { escapeHtml } from './escape-html.ts';
import { startOfPage } from '../../database/start-of-page.ts';
import { byNoneOf, findComment, findPost, readUnread, wordsByNoneOf } from './visible-posts.ts';

interface CommentRow {
  readonly id: string;
  readonly post_id: string;
  readonly author_id: string | null;
  readonly author_name: string;
  readonly head_url: string | null;
  readonly to_name: string | null;
  readonly content: string;
  readonly content_language: string | null;
  readonly at: EpochMs;
}

const SELECT_COMMENT = `select comment.*, head_url from comment left join member on member.id = author_id`;

function toComment(row: CommentRow, memberId: string): Comment {
  return {
    id: row.id,
    username: row.author_name,
    avatarUrl: row.head_url,
    toUserName: row.to_name,
    content: escapeHtml(row.content),
    createTime: toIso(row.at),
    contentLanguage: row.content_language,
    own: row.author_id === memberId,
  };
}

/** Comments of a post that are visible to the member, newest first. */
export const commentListOperation = implement(commentList, async ({ sql, memberId }, { postId, ...page }) => {
  const unread = await readUnread(sql, memberId);
  const [post] = await sql.query<{ comments: number }>(
    `select (select count(*) from comment where post_id = post.id
           and ${byNoneOf(2, 'comment.author_id')} and comment.id <> all($3::text[]))::int as comments
       from post where id = $1 and ${wordsByNoneOf(2)}`,
    [postId, unread.authors, unread.comments],
  );
  if (!post) return err({ error: 'not_found' });
  const { before, skip } = await startOfPage(sql, 'comment', page);
  const rows = await sql.query<CommentRow>(
    `${SELECT_COMMENT} where post_id = $1 and ${byNoneOf(2, 'author_id')} and comment.id <> all($3::text[])
         and comment.seq < $4
       order by comment.seq desc limit $5 offset $6`,
    [postId, unread.authors, unread.comments, before, page.pageSize, skip],
  );
  return ok({ data: { total: post.comments, list: rows.map((row) => toComment(row, memberId)) } });
});

/**
 * Lock the names of a writer and of the one who is answered, for they are copied: a copy of a name that is changed at
 * the same time would stay, and may be somebody else's by then (H9). Before the comment, in the same order as an
 * account's deletion locks them.
 */
async function lockNames(sql: Sql, memberId: string, commentId: string | undefined): Promise<void> {
  await sql.query(
    `select from member where id = $1 or id = (select author_id from comment where id = $2) order by id for share`,
    [memberId, commentId ?? null],
  );
}

/** Comment on a post, or reply to a comment of the same post; once per intent. */
export const addCommentOperation = implement(addComment, async ({ sql, memberId, now, ports }, input) => {
  await lockNames(sql, memberId, input.commentId);
  const post = await findPost(sql, memberId, input.postId);
  if (!post) return err({ error: 'not_found' });
  const answered = input.commentId === undefined ? null : await findComment(sql, memberId, input.commentId);
  if (input.commentId !== undefined && answered?.post_id !== post.id) return err({ error: 'not_found' });
  const id = ports.newId('cmt');
  await sql.query(
    `insert into comment (id, post_id, author_id, author_name, to_name, to_author_id, content, content_language,
       intent_id, at)
     select $1, $2, id, ${PUBLIC_NAME}, $4, $5, $6, $7, $8, $9 from member where id = $3
     on conflict on constraint comment_intent do nothing`,
    [
      id,
      post.id,
      memberId,
      answered?.author_name ?? null,
      answered?.author_id ?? null,
      input.content,
      guessLanguage(input.content),
      input.intentId ?? null,
      new Date(now),
    ],
  );
  const [row] =
    input.intentId === undefined
      ? await sql.query<CommentRow>(`${SELECT_COMMENT} where comment.id = $1`, [id])
      : await sql.query<CommentRow>(`${SELECT_COMMENT} where author_id = $1 and intent_id = $2`, [
          memberId,
          input.intentId,
        ]);
  if (!row) throw new Error('dynamic: a comment that was written can be read');
  if (row.post_id !== post.id || row.content !== input.content) return err({ error: 'key_reused' });
  return ok({ data: toComment(row, memberId) });
});

/** Delete one of the member's own comments; replies to it stay. */
export const deleteCommentOperation = implement(deleteComment, async ({ sql, memberId }, { commentId }) => {
  const gone = await sql.query(`delete from comment where id = $1 and author_id = $2 returning id`, [
    commentId,
    memberId,
  ]);
  return gone.length > 0 ? ok({ data: null }) : err({ error: 'not_found' });
});

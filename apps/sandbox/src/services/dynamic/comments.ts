import type { Comment } from '@paydirt/contract';
import { addComment, commentList } from '@paydirt/contract/calls/dynamic';
import { type EpochMs, err, ok, toIso } from '@paydirt/domain';

import { implement } from '../../operation.ts';
import { PUBLIC_NAME } from '../user/member-rows.ts';
import { escapeHtml } from './escape-html.ts';

interface CommentRow {
  readonly id: string;
  readonly author_name: string;
  readonly to_name: string | null;
  readonly content: string;
  readonly at: EpochMs;
}

function toComment(row: CommentRow): Comment {
  return {
    id: row.id,
    username: row.author_name,
    toUserName: row.to_name,
    content: escapeHtml(row.content),
    createTime: toIso(row.at),
  };
}

/** Comments of a post, newest first. */
export const commentListOperation = implement(commentList, async ({ sql }, { postId, pageNum, pageSize }) => {
  const [post] = await sql.query<{ comments: number }>(
    `select (select count(*) from comment where post_id = post.id)::int as comments from post where id = $1`,
    [postId],
  );
  if (!post) return err({ error: 'not_found' });
  const rows = await sql.query<CommentRow>(
    `select id, author_name, to_name, content, at from comment where post_id = $1 order by seq desc limit $2 offset $3`,
    [postId, pageSize, (pageNum - 1) * pageSize],
  );
  return ok({ data: { total: post.comments, list: rows.map(toComment) } });
});

/** Comment on a post, or reply to a comment of the same post. */
export const addCommentOperation = implement(addComment, async ({ sql, memberId, now, ports }, input) => {
  const [place] = await sql.query<{ to_name: string | null; replies: boolean }>(
    `select replied.author_name as to_name, replied.id is not null as replies
     from post left join comment as replied on replied.post_id = post.id and replied.id = $2 where post.id = $1`,
    [input.postId, input.commentId ?? null],
  );
  if (!place || (input.commentId !== undefined && !place.replies)) return err({ error: 'not_found' });
  const [row] = await sql.query<CommentRow>(
    `insert into comment (id, post_id, author_id, author_name, to_name, content, at)
     select $1, $2, id, ${PUBLIC_NAME}, $4, $5, $6 from member where id = $3
     returning id, author_name, to_name, content, at`,
    [ports.newId('cmt'), input.postId, memberId, place.to_name, input.content, new Date(now)],
  );
  if (!row) throw new Error('dynamic: a comment that was written can be read');
  return ok({ data: toComment(row) });
});

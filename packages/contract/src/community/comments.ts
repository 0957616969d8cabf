import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { countParameter, emptySchema, followingParameters, idSchema, listOf, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { textParameter } from '../free-text.ts';

/** A comment under a post. */
export const commentSchema = v.object({
  id: idSchema,
  username: v.string(),
  avatarUrl: v.nullable(v.string()),
  toUserName: v.nullable(v.string()),
  content: v.string(),
  createTime: timeSchema,
  contentLanguage: v.nullable(v.string()),
  own: v.boolean(),
});

export type Comment = v.InferOutput<typeof commentSchema>;

export const commentList = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'comment/list',
  summary: 'Comments of a post, newest first, 5 a page',
  shows: ['comments'],
  input: v.object({
    postId: idSchema,
    ...followingParameters,
    pageSize: v.optional(countParameter(100), 5),
  }),
  result: listOf(commentSchema),
  errors: ['not_found'],
});

export const addComment = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'comment/text',
  summary: 'Comment on a post, or reply to a comment',
  changes: ['posts', 'comments'],
  input: v.object({
    postId: idSchema,
    commentId: v.optional(idSchema),
    content: textParameter(CONSTANTS.COMMENT_MAX_LENGTH),
    intentId: v.optional(idSchema),
  }),
  result: commentSchema,
  errors: ['not_found', 'key_reused'],
});

export const deleteComment = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'comment/delete',
  summary: 'Delete a comment of one’s own',
  tag: 'extension',
  changes: ['posts', 'comments'],
  input: v.object({ commentId: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

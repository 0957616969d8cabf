import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { countParameter, emptySchema, idSchema, listOf, pageParameters } from '../schemas/basics.ts';
import { textParameter } from '../schemas/free-text.ts';
import { commentSchema, postSchema } from '../schemas/people.ts';

export const postList = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'square/list',
  summary: 'Posts, newest first',
  input: v.object(pageParameters),
  result: listOf(postSchema),
});

export const addPost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'square/addText',
  summary: 'Write a post without pictures',
  // Plain text: markup in it is shown as text.
  input: v.object({ content: textParameter(CONSTANTS.POST_MAX_LENGTH) }),
  result: postSchema,
});

export const likePost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'thumbsUp/square',
  summary: 'Like a post; a like stays on',
  input: v.object({ postId: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

export const commentList = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'comment/list',
  summary: 'Comments of a post, newest first, 5 a page',
  input: v.object({
    postId: idSchema,
    pageNum: pageParameters.pageNum,
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
  input: v.object({
    postId: idSchema,
    commentId: v.optional(idSchema),
    content: textParameter(CONSTANTS.COMMENT_MAX_LENGTH),
  }),
  result: commentSchema,
  errors: ['not_found'],
});

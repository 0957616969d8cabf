import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import {
  countParameter,
  countSchema,
  emptySchema,
  flagParameter,
  idSchema,
  listOf,
  nothingSchema,
  pageParameters,
} from '../schemas/basics.ts';
import { avoidedSchema, REPORT_KINDS } from '../schemas/community.ts';
import { noteParameter, textParameter } from '../schemas/free-text.ts';
import { commentSchema, postSchema } from '../schemas/people.ts';

export const postList = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'square/list',
  summary: 'Posts, newest first',
  shows: ['posts'],
  input: v.object(pageParameters),
  result: listOf(postSchema),
});

export const newerPosts = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'square/newer',
  summary: 'How many posts of others came after one',
  tag: 'extension',
  shows: ['posts'],
  input: v.object({ postId: idSchema }),
  result: v.object({ count: countSchema }),
  errors: ['not_found'],
});

export const addPost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'square/addText',
  summary: 'Write a post without pictures',
  // Plain text: markup in it is shown as text.
  changes: ['posts'],
  input: v.object({ content: textParameter(CONSTANTS.POST_MAX_LENGTH), intentId: v.optional(idSchema) }),
  result: postSchema,
});

export const addMediaPost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'square/add',
  summary:
    'Write a post with up to nine pictures, sent along or uploaded before, or with the address of a video; with either it needs no text',
  encoding: 'multipart',
  filesMaxBytes: CONSTANTS.POST_PICTURES * CONSTANTS.COMMUNITY_PICTURE_MAX_BYTES,
  changes: ['posts'],
  input: v.object({
    content: v.optional(noteParameter(CONSTANTS.POST_MAX_LENGTH), ''),
    /** Travels as `files[]`. */
    files: v.optional(v.pipe(v.array(v.blob()), v.maxLength(CONSTANTS.POST_PICTURES))),
    /** Ids of uploads with the purpose `post`, in their order, with commas between. */
    fileIds: v.optional(v.pipe(v.string(), v.maxLength(600))),
    /** What each picture shows, in the same order, one line each; an empty line where nobody said. */
    pictureTexts: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
    videoUrl: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    /** What the video shows. */
    videoText: v.optional(noteParameter(CONSTANTS.PICTURE_TEXT_MAX_LENGTH), ''),
    intentId: v.optional(idSchema),
  }),
  result: postSchema,
  errors: ['storage_full', 'world_storage_full', 'pictures_unavailable'],
});

export const likePost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'thumbsUp/square',
  summary: 'Like a post; a like stays on',
  changes: ['posts'],
  input: v.object({ postId: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

export const commentList = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'comment/list',
  summary: 'Comments of a post, newest first, 5 a page',
  shows: ['comments'],
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
  changes: ['posts', 'comments'],
  input: v.object({
    postId: idSchema,
    commentId: v.optional(idSchema),
    content: textParameter(CONSTANTS.COMMENT_MAX_LENGTH),
    intentId: v.optional(idSchema),
  }),
  result: commentSchema,
  errors: ['not_found'],
});

export const deletePost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'square/delete',
  summary: 'Delete a post of one’s own, with what was said below it',
  tag: 'extension',
  changes: ['posts'],
  input: v.object({ postId: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
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

/** What is said of something that is reported. */
const reportParameters = {
  kind: v.picklist(REPORT_KINDS),
  text: v.optional(noteParameter(CONSTANTS.REPORT_TEXT_MAX_LENGTH), ''),
  /** `member` reports who wrote it. */
  about: v.optional(v.picklist(['content', 'member']), 'content'),
};

export const reportPost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'square/report',
  summary: 'Report a post or its author, and hide it from the asker; reported again, the newer words count',
  tag: 'extension',
  changes: ['posts'],
  input: v.object({ postId: idSchema, ...reportParameters }),
  result: emptySchema,
  errors: ['not_found'],
});

export const reportComment = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'comment/report',
  summary:
    'Report a comment or its author, and hide it from the asker; reported again, the newer words count',
  tag: 'extension',
  changes: ['comments'],
  input: v.object({ commentId: idSchema, ...reportParameters }),
  result: emptySchema,
  errors: ['not_found'],
});

export const hidePost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'square/hide',
  summary: 'Hide a post from the asker alone, or show it again',
  tag: 'extension',
  changes: ['posts'],
  input: v.object({ postId: idSchema, hidden: flagParameter }),
  result: emptySchema,
  errors: ['not_found'],
});

export const avoidedList = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'avoided/list',
  summary: 'Whom the asker muted or blocked, newest first',
  tag: 'extension',
  shows: ['avoided'],
  input: nothingSchema,
  result: v.array(avoidedSchema),
});

export const avoidAuthor = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'avoided/add',
  summary:
    'Mute or block who wrote a post or a comment. Muted: the asker no longer reads them. Blocked: nor do they read or answer the asker. They are not told',
  tag: 'extension',
  changes: ['posts', 'comments', 'avoided'],
  input: v.object({
    postId: v.optional(idSchema),
    commentId: v.optional(idSchema),
    kind: avoidedSchema.entries.kind,
  }),
  result: avoidedSchema,
  errors: ['not_found'],
});

export const readmitAuthor = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'avoided/remove',
  summary: 'End a mute or a block',
  tag: 'extension',
  changes: ['posts', 'comments', 'avoided'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import {
  countSchema,
  emptySchema,
  flagParameter,
  idSchema,
  listOf,
  followingParameters,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { noteParameter, textParameter } from '../free-text.ts';

/** A post in the feed (H9). `content` is HTML, sanitised on the way in and out. */
export const postSchema = v.object({
  id: idSchema,
  username: v.string(),
  avatarUrl: v.nullable(v.string()),
  authorKind: v.picklist(['member', 'guide']),
  /** Member for whom a guide posted it. */
  postedFor: v.nullable(v.string()),
  content: v.string(),
  createTime: timeSchema,
  urls: v.array(v.string()),
  likeCount: v.number(),
  commentCount: v.number(),
  liked: v.boolean(),
  /** The path of one of the app's own films, or an https address on another site. */
  videoUrl: v.nullable(v.string()),
  coverUrl: v.nullable(v.string()),
  /** Description of each picture of `urls`; empty where its author gave none. */
  pictureTexts: v.array(v.string()),
  /** Description of the video; empty where its author gave none. */
  videoText: v.string(),
  /** Tag of the language in which it seems to be written; null where that cannot be determined. */
  contentLanguage: v.nullable(v.string()),
  /** The requesting member wrote it. */
  own: v.boolean(),
});

export type Post = v.InferOutput<typeof postSchema>;

export const postList = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'square/list',
  summary: 'Posts, newest first',
  shows: ['posts'],
  input: v.object(followingParameters),
  result: listOf(postSchema),
});

export const newerPosts = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'square/newer',
  summary: 'Number of posts by others that are newer than a post',
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
  // The content is plain text: an app shows markup in it as it was typed.
  changes: ['posts'],
  input: v.object({ content: textParameter(CONSTANTS.POST_MAX_LENGTH), intentId: v.optional(idSchema) }),
  result: postSchema,
  errors: ['key_reused'],
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
    /** Ids of uploads with the purpose `post`, in order, separated by commas. */
    fileIds: v.optional(v.pipe(v.string(), v.maxLength(600))),
    /** Description of each picture, in the same order, one line each; an empty line where there is none. */
    pictureTexts: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
    videoUrl: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    /** Description of the video. */
    videoText: v.optional(noteParameter(CONSTANTS.PICTURE_TEXT_MAX_LENGTH), ''),
    intentId: v.optional(idSchema),
  }),
  result: postSchema,
  errors: ['key_reused', 'storage_full', 'world_storage_full', 'pictures_unavailable'],
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

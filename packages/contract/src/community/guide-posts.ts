import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { emptySchema, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { lineParameter, textParameter } from '../free-text.ts';

/** A text that a member submitted for a guide to post (H9), as the test panel reads it. */
export const submittedPostSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Plain text, as it will be posted. */
  content: v.string(),
  time: timeSchema,
});

export type SubmittedPost = v.InferOutput<typeof submittedPostSchema>;

/** The member's own text that waits for a guide, or that a guide declined. */
export const ownSubmittedPostSchema = v.object({
  id: idSchema,
  /** Plain text, as it will be posted. */
  content: v.string(),
  time: timeSchema,
  /** The guide's reason for not posting it, in their own words; null while it waits. */
  declined: v.nullable(v.string()),
});

export type OwnSubmittedPost = v.InferOutput<typeof ownSubmittedPostSchema>;

const panel = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

export const submitPost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'square/handIn',
  summary: 'Hand in a text for a guide to post (H9); the same text waits once',
  tag: 'extension',
  changes: ['submitted_posts'],
  input: v.object({ content: textParameter(CONSTANTS.POST_MAX_LENGTH) }),
  result: emptySchema,
});

export const ownSubmittedPosts = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'square/handedIn',
  summary: "The member's texts for a guide that no guide has posted, newest first",
  tag: 'extension',
  shows: ['submitted_posts'],
  input: nothingSchema,
  result: v.array(ownSubmittedPostSchema),
});

export const withdrawSubmittedPost = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'square/takeBack',
  summary: 'Take back a text that was handed in for a guide, before it is posted; it is deleted',
  tag: 'extension',
  changes: ['submitted_posts'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found', 'submission_decided'],
});

export const submittedPostList = defineCall({
  ...panel,
  method: 'GET',
  path: 'guide/list',
  summary: 'Texts that wait for a guide to post them, oldest first',
  shows: ['submitted_posts'],
  input: nothingSchema,
  result: v.array(submittedPostSchema),
});

export const postAsGuide = defineCall({
  ...panel,
  method: 'POST',
  path: 'guide/post',
  summary: 'Post what a member handed in, unchanged, as the guide (H9); once',
  changes: ['submitted_posts', 'posts'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found', 'submission_decided'],
});

export const declineSubmittedPost = defineCall({
  ...panel,
  method: 'POST',
  path: 'guide/decline',
  summary: 'Decline to post what a member handed in, with a reason that the member reads',
  changes: ['submitted_posts'],
  input: v.object({ id: idSchema, reason: lineParameter(CONSTANTS.FAILURE_REASON_MAX_LENGTH) }),
  result: emptySchema,
  errors: ['not_found', 'submission_decided'],
});

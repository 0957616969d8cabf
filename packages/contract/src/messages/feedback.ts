import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { emptySchema, idSchema, listOf, nothingSchema, pageParameters, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { lineParameter, textParameter } from '../free-text.ts';

/** State of feedback: sent, then read, then answered (SERVICES). */
export const feedbackStateSchema = v.picklist(['sent', 'read', 'answered']);

/** Feedback that was accepted. */
export const feedbackSentSchema = v.object({ id: idSchema, state: feedbackStateSchema });

/** Feedback, with its answer. */
export const feedbackSchema = v.object({
  ...feedbackSentSchema.entries,
  comments: v.string(),
  phone: v.nullable(v.string()),
  /** Addresses of the pictures, known only to the member and the test panel. */
  pictures: v.array(v.string()),
  time: timeSchema,
  /** Oldest first. */
  answers: v.array(v.object({ id: idSchema, text: v.string(), time: timeSchema })),
});

export type Feedback = v.InferOutput<typeof feedbackSchema>;

/** The same as the test panel shows it. */
export const feedbackRequestSchema = v.object({ ...feedbackSchema.entries, name: v.string() });

export type FeedbackRequest = v.InferOutput<typeof feedbackRequestSchema>;

export const createFeedback = defineCall({
  service: 'user',
  method: 'POST',
  path: 'feedback/create',
  summary:
    'Say what is good or bad, in more than ten words; pictures are sent along or uploaded before; the same waits once',
  encoding: 'multipart',
  filesMaxBytes: CONSTANTS.FEEDBACK_PICTURES_MAX_BYTES,
  changes: ['feedback'],
  input: v.object({
    comments: textParameter(CONSTANTS.FEEDBACK_MAX_LENGTH),
    phone: v.optional(v.union([v.literal(''), lineParameter(CONSTANTS.FEEDBACK_PHONE_MAX_LENGTH)]), ''),
    /** Travels as `files[]`. */
    files: v.optional(v.pipe(v.array(v.blob()), v.maxLength(CONSTANTS.FEEDBACK_PICTURES_AT_MOST))),
    /** Ids of uploads for this purpose, separated by commas. */
    fileIds: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(400),
        v.transform((ids) => [...new Set(ids.split(',').filter((id) => id !== ''))]),
        v.maxLength(CONSTANTS.FEEDBACK_PICTURES_AT_MOST),
      ),
      '',
    ),
  }),
  result: feedbackSentSchema,
  errors: ['feedback_day_limit', 'storage_full', 'world_storage_full', 'pictures_unavailable'],
});

export const feedbackList = defineCall({
  service: 'user',
  method: 'GET',
  path: 'feedback/list',
  summary: "One's own feedback, newest first, with what was answered",
  shows: ['feedback'],
  input: v.object(pageParameters),
  result: listOf(feedbackSchema),
});

const panel = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

export const feedbackRequests = defineCall({
  ...panel,
  method: 'GET',
  path: 'feedback/list',
  summary: 'The latest feedback of all members, that without an answer first',
  shows: ['feedback'],
  input: nothingSchema,
  result: v.array(feedbackRequestSchema),
});

export const readFeedback = defineCall({
  ...panel,
  method: 'POST',
  path: 'feedback/read',
  summary: 'Mark a feedback as read, which its member sees',
  changes: ['feedback'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

export const answerFeedback = defineCall({
  ...panel,
  method: 'POST',
  path: 'feedback/answer',
  summary: 'Answer a feedback; its member is told by a message',
  changes: ['feedback'],
  input: v.object({ id: idSchema, text: textParameter(CONSTANTS.FEEDBACK_ANSWER_MAX_LENGTH) }),
  result: emptySchema,
  errors: ['not_found'],
});

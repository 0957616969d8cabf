import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { listOf, pageParameters } from '../schemas/basics.ts';
import { feedbackSchema, feedbackSentSchema } from '../schemas/feedback.ts';
import { lineParameter, textParameter } from '../schemas/free-text.ts';

export const createFeedback = defineCall({
  service: 'user',
  method: 'POST',
  path: 'feedback/create',
  summary: 'Say what is good or bad, in more than ten words; pictures are sent along or uploaded before',
  encoding: 'multipart',
  filesMaxBytes: CONSTANTS.FEEDBACK_PICTURES_MAX_BYTES,
  changes: ['feedback'],
  input: v.object({
    comments: textParameter(CONSTANTS.FEEDBACK_MAX_LENGTH),
    phone: v.optional(v.union([v.literal(''), lineParameter(CONSTANTS.FEEDBACK_PHONE_MAX_LENGTH)]), ''),
    /** Travels as `files[]`. */
    files: v.optional(v.pipe(v.array(v.blob()), v.maxLength(CONSTANTS.FEEDBACK_PICTURES_AT_MOST))),
    /** Ids of uploads for this purpose, with commas between. */
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

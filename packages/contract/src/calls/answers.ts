import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { emptySchema, idSchema, nothingSchema } from '../schemas/basics.ts';
import { feedbackRequestSchema } from '../schemas/feedback.ts';
import { textParameter } from '../schemas/free-text.ts';
import { supportRequestSchema } from '../schemas/support.ts';

const panel = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

export const supportRequests = defineCall({
  ...panel,
  method: 'GET',
  path: 'support/list',
  summary: 'The chats that were handed to a person, those that wait first',
  shows: ['support'],
  input: nothingSchema,
  result: v.array(supportRequestSchema),
});

export const answerSupport = defineCall({
  ...panel,
  method: 'POST',
  path: 'support/answer',
  summary: 'Answer a chat as a person',
  changes: ['support'],
  input: v.object({
    id: idSchema,
    text: textParameter(CONSTANTS.SUPPORT_MESSAGE_MAX_LENGTH),
  }),
  result: emptySchema,
  errors: ['not_found'],
});

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

import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import {
  emptySchema,
  flagParameter,
  idSchema,
  listOf,
  nothingSchema,
  pageParameters,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { lineParameter } from '../free-text.ts';

/** Kinds of submission: each is rewarded once. */
export const submissionKindSchema = v.picklist(['join_group', 'share_link']);

export const submissionStateSchema = v.picklist(['in_review', 'approved', 'refused']);

/** A submission for a reward (PRODUCT 5). */
export const submissionSchema = v.object({
  id: idSchema,
  kind: submissionKindSchema,
  state: submissionStateSchema,
  /** Reason for the refusal. */
  reason: v.nullable(v.string()),
  /** Address of the screenshot, which is valid for an hour or two. */
  pictureUrl: v.nullable(v.string()),
  link: v.nullable(v.string()),
  submittedAt: timeSchema,
  decidedAt: v.nullable(timeSchema),
});

export type Submission = v.InferOutput<typeof submissionSchema>;

/** The same for its reviewer. */
export const openSubmissionSchema = v.object({ ...submissionSchema.entries, name: v.string() });

export type OpenSubmission = v.InferOutput<typeof openSubmissionSchema>;

export const createSubmission = defineCall({
  service: 'user',
  method: 'POST',
  path: 'submission/create',
  tag: 'extension',
  summary:
    'Hand in a screenshot of the group that was joined, or a video that was shared (link or screenshot)',
  changes: ['submissions', 'rewards'],
  input: v.object({
    kind: submissionKindSchema,
    fileId: v.optional(idSchema),
    link: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  }),
  result: submissionSchema,
  errors: ['not_found', 'submission_under_way', 'reward_received', 'paid_before'],
});

export const submissions = defineCall({
  service: 'user',
  method: 'GET',
  path: 'submission/list',
  tag: 'extension',
  summary: "The member's submissions, newest first",
  shows: ['submissions'],
  input: v.object({ kind: v.optional(submissionKindSchema), ...pageParameters }),
  result: listOf(submissionSchema),
});

export const openSubmissions = defineCall({
  service: 'sandbox',
  method: 'GET',
  path: 'submission/list',
  tag: 'sandbox',
  auth: 'none',
  summary: 'Submissions that wait for a review, oldest first',
  shows: ['submissions'],
  input: nothingSchema,
  result: v.array(openSubmissionSchema),
});

export const reviewSubmission = defineCall({
  service: 'sandbox',
  method: 'POST',
  path: 'submission/review',
  tag: 'sandbox',
  auth: 'none',
  summary: 'Approve what was handed in, which pays its reward, or refuse it with a reason',
  changes: ['submissions', 'rewards', 'money', 'budget'],
  input: v.object({
    id: idSchema,
    approve: flagParameter,
    reason: v.optional(lineParameter(CONSTANTS.FAILURE_REASON_MAX_LENGTH)),
  }),
  result: emptySchema,
  errors: ['not_found', 'submission_decided', 'paid_before'],
});

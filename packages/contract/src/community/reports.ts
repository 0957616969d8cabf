import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { emptySchema, flagParameter, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';
import { noteParameter } from '../free-text.ts';

/** Reason of a report. */
export const REPORT_KINDS = ['promise', 'insult', 'private', 'false', 'other'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

/** A report, as the test panel reads it. */
export const reportSchema = v.object({
  id: idSchema,
  about: v.picklist(['post', 'comment', 'member']),
  kind: v.picklist(REPORT_KINDS),
  /** Text that the reporter added. */
  text: v.string(),
  username: v.string(),
  reportedBy: v.string(),
  /** The reported content, as it was at that time; HTML, like that of a post. */
  content: v.string(),
  time: timeSchema,
  decision: v.nullable(v.picklist(['removed', 'kept'])),
});

export type Report = v.InferOutput<typeof reportSchema>;

const reportParameters = {
  kind: v.picklist(REPORT_KINDS),
  text: v.optional(noteParameter(CONSTANTS.REPORT_TEXT_MAX_LENGTH), ''),
  /** `member` reports its author. */
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

const open = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

export const reportList = defineCall({
  ...open,
  method: 'GET',
  path: 'report/list',
  summary: 'Reports by members, the undecided ones first, at most a hundred',
  shows: ['reports'],
  input: nothingSchema,
  result: v.array(reportSchema),
});

export const decideReport = defineCall({
  ...open,
  method: 'POST',
  path: 'report/decide',
  summary:
    'Remove the reported content or leave it, once for all reports of it; the reporters and, if it is removed, its author are notified',
  changes: ['reports', 'posts', 'comments'],
  input: v.object({ id: idSchema, remove: flagParameter }),
  result: emptySchema,
  errors: ['not_found', 'submission_decided'],
});

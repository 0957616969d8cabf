import * as v from 'valibot';

import { idSchema, timeSchema } from './basics.ts';

/** Somebody whom a member does not want to read. */
export const avoidedSchema = v.object({
  id: idSchema,
  username: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** A mute works one way; a block both ways. */
  kind: v.picklist(['mute', 'block']),
  since: timeSchema,
});

/** Why something is reported. */
export const REPORT_KINDS = ['promise', 'insult', 'private', 'false', 'other'] as const;

/** A report, as the test panel reads it. */
export const reportSchema = v.object({
  id: idSchema,
  about: v.picklist(['post', 'comment', 'member']),
  kind: v.picklist(REPORT_KINDS),
  /** What the reporter added. */
  text: v.string(),
  username: v.string(),
  reportedBy: v.string(),
  /** What was reported, as it was read then; HTML, as a post's. */
  content: v.string(),
  time: timeSchema,
  decision: v.nullable(v.picklist(['removed', 'kept'])),
});

/** A text that a member handed in for a guide to post (H9), as the test panel reads it. */
export const handedInSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Plain text, as it will be posted. */
  content: v.string(),
  time: timeSchema,
});

/** A text of one's own that waits for a guide, or that a guide declined. */
export const ownHandedInSchema = v.object({
  id: idSchema,
  /** Plain text, as it will be posted. */
  content: v.string(),
  time: timeSchema,
  /** Why a guide did not post it, in the guide's words; null while it waits. */
  declined: v.nullable(v.string()),
});

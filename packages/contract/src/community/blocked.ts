import * as v from 'valibot';

import { emptySchema, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** A member whose posts another member does not want to read. */
export const blockedSchema = v.object({
  id: idSchema,
  username: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** A mute works one way; a block both ways. */
  kind: v.picklist(['mute', 'block']),
  since: timeSchema,
});

export type Blocked = v.InferOutput<typeof blockedSchema>;

export const blockedList = defineCall({
  service: 'dynamic',
  method: 'GET',
  path: 'avoided/list',
  summary: 'Whom the asker muted or blocked, newest first',
  tag: 'extension',
  shows: ['blocked'],
  input: nothingSchema,
  result: v.array(blockedSchema),
});

export const blockAuthor = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'avoided/add',
  summary:
    'Mute or block who wrote a post or a comment. Muted: the asker no longer reads them. Blocked: nor do they read or answer the asker. They are not told',
  tag: 'extension',
  changes: ['posts', 'comments', 'blocked'],
  input: v.object({
    postId: v.optional(idSchema),
    commentId: v.optional(idSchema),
    kind: blockedSchema.entries.kind,
  }),
  result: blockedSchema,
  errors: ['not_found'],
});

export const unblockAuthor = defineCall({
  service: 'dynamic',
  method: 'POST',
  path: 'avoided/remove',
  summary: 'End a mute or a block',
  tag: 'extension',
  changes: ['posts', 'comments', 'blocked'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

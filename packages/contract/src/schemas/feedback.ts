import * as v from 'valibot';

import { idSchema, timeSchema } from './basics.ts';

/** How far a feedback is: sent, then read, then answered (SERVICES). */
export const feedbackStateSchema = v.picklist(['sent', 'read', 'answered']);

/** A feedback that was taken. */
export const feedbackSentSchema = v.object({ id: idSchema, state: feedbackStateSchema });

/** A feedback, with what was answered. */
export const feedbackSchema = v.object({
  ...feedbackSentSchema.entries,
  comments: v.string(),
  phone: v.nullable(v.string()),
  /** Addresses of the pictures, of which only their member and the test panel know. */
  pictures: v.array(v.string()),
  time: timeSchema,
  /** Oldest first. */
  answers: v.array(v.object({ id: idSchema, text: v.string(), time: timeSchema })),
});

/** The same as the test panel shows it. */
export const feedbackRequestSchema = v.object({ ...feedbackSchema.entries, name: v.string() });

import * as v from 'valibot';

import { amountSchema, idSchema, timeSchema } from './basics.ts';
import { recordKindSchema, recordSourceSchema } from './wallet.ts';

/** A file of ours that is served from `/media`, and nothing else. */
const mediaSchema = v.pipe(v.string(), v.regex(/^\/media\/[\w./-]{1,200}$/));

/** A short drawn film without sound, behind its cover until it is tapped. */
export const filmSchema = v.object({ videoUrl: mediaSchema, coverUrl: mediaSchema, title: v.string() });

/** A picture that leads into the app, and the film behind it where there is one. */
export const filmSlideSchema = v.object({
  id: idSchema,
  image: mediaSchema,
  videoUrl: v.optional(mediaSchema),
  title: v.string(),
  href: v.string(),
});

/** A reward that was credited since the member last looked, and who paid it (H6). */
export const creditedRewardSchema = v.object({
  recordId: idSchema,
  kind: recordKindSchema,
  amount: amountSchema,
  description: v.string(),
  source: recordSourceSchema,
  time: timeSchema,
});

/** An hour of the clock, in UTC. */
const hourSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/));

/** What the service says of itself. */
export const systemInfoSchema = v.object({
  name: v.string(),
  version: v.string(),
  versionCode: v.number(),
  supportHours: v.object({ from: hourSchema, to: hourSchema }),
  /** What the promotion budget holds now, and what it paid on this clock day (H7). */
  promotionBudget: v.object({ available: amountSchema, paidToday: amountSchema }),
});

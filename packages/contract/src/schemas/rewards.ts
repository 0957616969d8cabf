import * as v from 'valibot';

import { amountSchema, idSchema, timeSchema } from './basics.ts';

/** What is earned once by something that a member does and shows. */
export const submissionKindSchema = v.picklist(['join_group', 'share_link']);
export const submissionStateSchema = v.picklist(['in_review', 'approved', 'refused']);

/** What a member handed in for a reward (PRODUCT 5). */
export const submissionSchema = v.object({
  id: idSchema,
  kind: submissionKindSchema,
  state: submissionStateSchema,
  /** Why it was refused. */
  reason: v.nullable(v.string()),
  /** The screenshot, at an address that holds for an hour or two. */
  pictureUrl: v.nullable(v.string()),
  link: v.nullable(v.string()),
  submittedAt: timeSchema,
  decidedAt: v.nullable(timeSchema),
});

/** The same for whoever reviews it. */
export const openSubmissionSchema = v.object({ ...submissionSchema.entries, name: v.string() });

/** Kinds of one-time reward (SERVICES). */
export const rewardKindSchema = v.picklist(['welcome', 'join_group', 'share_link', 'level']);

/** A reward that each member can have once, and how far this member is with it. */
export const rewardSchema = v.object({
  kind: rewardKindSchema,
  /** Which level's gift it is; null for the other kinds. */
  level: v.nullable(v.number()),
  amount: amountSchema,
  state: v.picklist(['open', 'in_review', 'refused', 'ready', 'received']),
  /** Why what was handed in last was refused. */
  reason: v.nullable(v.string()),
  /** Who pays it (H6). */
  budget: v.literal('promotion_budget'),
  /** What that budget holds now. */
  budgetLeft: amountSchema,
  /** Whether this person received it on an earlier account: it is `received` then, without a record. */
  earlier: v.boolean(),
  /** The record of its payment, once it was received. */
  recordId: v.nullable(idSchema),
  /** Where its money is, once it was paid: some is collected as income is, and then on its way. */
  credit: v.nullable(v.picklist(['to_collect', 'on_its_way', 'arrived'])),
  /** When it arrived in the available balance; null until then. */
  receivedAt: v.nullable(timeSchema),
  /** For a level: people who are active that it still needs. */
  needs: v.nullable(v.number()),
});

import * as v from 'valibot';

import { amountSchema, idSchema, integerParameter, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall, PAID_BY_BUDGET } from '../call.ts';
import { capitalRecordSchema } from '../wallet/records.ts';

/** Kinds of one-time reward (SERVICES). */
export const rewardKindSchema = v.picklist(['welcome', 'join_group', 'share_link', 'level']);

/** A reward that each member can have once, and this member's progress. */
export const rewardSchema = v.object({
  kind: rewardKindSchema,
  /** Level of the gift; null for the other kinds. */
  level: v.nullable(v.number()),
  /** Name of that level; null for the other kinds. */
  gradeText: v.nullable(v.string()),
  amount: amountSchema,
  state: v.picklist(['open', 'in_review', 'refused', 'ready', 'received']),
  /** Reason for the refusal of the last submission. */
  reason: v.nullable(v.string()),
  /** Payer (H6). */
  budget: v.literal('promotion_budget'),
  /** Balance of that budget now. */
  budgetLeft: amountSchema,
  /** This person received it on an earlier account: it is then `received`, without a record. */
  earlier: v.boolean(),
  /** The record of its payment, once it has been received. */
  recordId: v.nullable(idSchema),
  /** State of its money once it has been paid: some rewards are collected like income, and are then on their way. */
  credit: v.nullable(v.picklist(['to_collect', 'on_its_way', 'arrived'])),
  /** When it arrived in the available balance; null until then. */
  receivedAt: v.nullable(timeSchema),
  /** For a level: number of active people that it still needs. */
  needs: v.nullable(v.number()),
});

export type Reward = v.InferOutput<typeof rewardSchema>;

export const rewards = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'registerReward/query',
  summary: 'The one-time rewards, with the progress of this member and the budget that pays them',
  keep: true,
  shows: ['rewards', 'money'],
  input: nothingSchema,
  result: v.array(rewardSchema),
});

export const receivedRewards = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'registerReward/receive',
  summary: 'The one-time rewards that were received, newest first; moves nothing',
  keep: true,
  shows: ['rewards', 'money'],
  input: nothingSchema,
  result: v.array(rewardSchema),
});

export const receiveReward = defineCall({
  service: 'exchange',
  method: 'POST',
  path: 'registerReward/receive',
  summary: 'Take a reward that is ready; `level` names the gift of a level',
  money: true,
  changes: PAID_BY_BUDGET,
  input: v.object({ kind: rewardKindSchema, level: v.optional(integerParameter(1, 5)) }),
  result: capitalRecordSchema,
  errors: ['reward_not_ready', 'reward_received', 'paid_before', 'promotion_budget_empty'],
});

import * as v from 'valibot';

import { defineCall, PAID_BY_BUDGET } from '../call.ts';
import { integerParameter, nothingSchema } from '../schemas/basics.ts';
import { rewardKindSchema, rewardSchema } from '../schemas/rewards.ts';
import { capitalRecordSchema } from '../schemas/wallet.ts';

export const rewards = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'registerReward/query',
  summary: 'The rewards that each member can have once, how far this one is, and which budget pays them',
  keep: true,
  shows: ['rewards'],
  input: nothingSchema,
  result: v.array(rewardSchema),
});

export const receivedRewards = defineCall({
  service: 'exchange',
  method: 'GET',
  path: 'registerReward/receive',
  summary: 'The one-time rewards that were received, newest first; moves nothing',
  keep: true,
  shows: ['rewards'],
  input: nothingSchema,
  result: v.array(rewardSchema),
});

export const receiveReward = defineCall({
  service: 'exchange',
  method: 'POST',
  path: 'registerReward/receive',
  summary:
    'Take a reward that is ready; for the gift of a level `level` names it, for the others it is left out',
  money: true,
  changes: PAID_BY_BUDGET,
  input: v.object({ kind: rewardKindSchema, level: v.optional(integerParameter(1, 5)) }),
  result: capitalRecordSchema,
  errors: ['reward_not_ready', 'reward_received', 'paid_before', 'promotion_budget_empty'],
});

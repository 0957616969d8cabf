import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { amountSchema, idSchema, nothingSchema } from '../schemas/basics.ts';
import { rechargeChannelSchema, rechargeConfigSchema, rechargeSchema } from '../schemas/recharge.ts';

export const rechargeConfig = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'recharge/config',
  summary: 'What both ways of recharging need and cost: minimums, fee, time, confirmations, rate (H8)',
  tag: 'extension',
  keep: true,
  shows: ['recharges'],
  input: nothingSchema,
  result: rechargeConfigSchema,
});

export const addRecharge = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'recharge/add',
  summary:
    'Begin a recharge: `usdt` answers a test address to pay to, `cash` is converted at the rate of now. `amount` is in USDT or NGN; `rate` is the one that was shown, and refused when it no longer holds',
  money: true,
  changes: ['money', 'recharges'],
  input: v.object({
    channel: rechargeChannelSchema,
    amount: amountSchema,
    bankId: v.optional(idSchema),
    rate: v.optional(amountSchema),
  }),
  result: rechargeSchema,
  errors: ['not_found', 'below_minimum', 'rate_changed', 'too_many_open_recharges'],
});

export const rechargeStatus = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'recharge/status',
  summary: 'How a recharge stands',
  tag: 'extension',
  keep: true,
  shows: ['recharges', 'money'],
  input: v.object({ id: idSchema }),
  result: rechargeSchema,
  errors: ['not_found'],
});

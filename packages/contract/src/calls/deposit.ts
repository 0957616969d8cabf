import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { idSchema } from '../schemas/basics.ts';
import { rechargeSchema } from '../schemas/recharge.ts';

export const confirmDeposit = defineCall({
  service: 'sandbox',
  tag: 'sandbox',
  auth: 'optional',
  classAccess: 'own',
  method: 'POST',
  path: 'deposit/confirm',
  summary:
    'Send the test deposit of a USDT recharge: it is seen at once, and confirmed on the test clock; without the class key, of one’s own',
  changes: ['money', 'recharges'],
  input: v.object({ id: idSchema }),
  result: rechargeSchema,
  errors: ['not_found', 'deposit_not_expected'],
});

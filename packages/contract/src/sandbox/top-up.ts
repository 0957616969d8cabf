import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema, nothingSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

const testControl = { service: 'sandbox', tag: 'sandbox', auth: 'none', path: 'topup' } as const;

export const topUpDays = defineCall({
  ...testControl,
  method: 'GET',
  summary: 'The newest days on which a machine paid less than was owed and that were not topped up',
  shows: ['money'],
  input: nothingSchema,
  result: v.array(
    v.object({
      productId: idSchema,
      productName: v.string(),
      day: daySchema,
      /** Part of the owed income that was paid, in permille. */
      coveragePermille: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
      /** Amount that is missing for all leases together. */
      missing: amountSchema,
    }),
  ),
});

export const topUp = defineCall({
  ...testControl,
  method: 'POST',
  money: true,
  summary:
    "Top a machine's short day up from the promotion budget, for all leases that were paid pro rata; once for each day (H6, H10)",
  changes: ['money', 'budget'],
  input: v.object({ productId: idSchema, day: daySchema }),
  result: v.object({ productId: idSchema, day: daySchema, leases: countSchema, amount: amountSchema }),
  errors: ['not_found', 'day_not_short', 'already_topped_up', 'promotion_budget_empty'],
});

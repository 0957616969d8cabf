import { intentOutcome } from '@paydirt/contract/account/intent-outcome';
import { err, ok, toIso } from '@paydirt/domain';

import { findOutcome, keysOf } from '../../../operation/intents.ts';
import { implement } from '../../../operation/operation.ts';
import { moneyCallOf } from './money-calls.ts';

/** Outcome of the member's request. A call that outlives its member has none here. */
export const intentOutcomeOperation = implement(intentOutcome, async ({ sql, memberId }, input) => {
  const call = moneyCallOf(input.call);
  if (!call || call.outlivesMember) return err({ error: 'not_found' });
  const found = await findOutcome(sql, { ...keysOf(call, memberId), key: input.key });
  return ok({ data: { earlier: found?.earlier ?? null, time: found && toIso(found.at) } });
});

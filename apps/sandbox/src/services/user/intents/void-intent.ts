import { voidIntent } from '@paydirt/contract/account/intent';
import { err, ok } from '@paydirt/domain';

import { refusedAnswer } from '../../../operation/answer.ts';
import { giveUpIntent, keysOf, outcomeOfAnswer } from '../../../operation/intents.ts';
import { implement } from '../../../operation/operation.ts';
import { moneyCallOf } from './money-calls.ts';

/**
 * Give up an intent. Either this or the request itself takes effect, whichever comes first, because both lock
 * the key's row. Only its own member gets the outcome of an earlier request.
 */
export const voidIntentOperation = implement(voidIntent, async (context, input) => {
  const { sql, memberId, now, locale } = context;
  const call = moneyCallOf(input.call);
  if (!call) return err({ error: 'not_found' });
  const { voided, answer } = await giveUpIntent(
    sql,
    { ...keysOf(call, memberId), key: input.key },
    await refusedAnswer('key_void', locale),
    new Date(now),
  );
  if (voided) return ok({ data: { voided } });
  return ok({ data: { voided, ...(memberId !== null && { earlier: outcomeOfAnswer(answer) }) } });
});

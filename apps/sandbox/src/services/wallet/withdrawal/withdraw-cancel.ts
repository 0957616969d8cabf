import { cancelWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { err, ok } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { returnWithdrawal } from './withdraw-return.ts';
import { findWithdrawal, lockWithdrawal, toWithdrawal } from './withdraw-rows.ts';

/** Cancel a withdrawal that is still pending: the whole amount is available again at once. */
export const cancelWithdrawalOperation = implement(cancelWithdrawal, async (context, { id }) => {
  const { sql, memberId, locale } = context;
  // The withdrawal is looked up first, so that nobody can lock another member's.
  if (!(await findWithdrawal(sql, id, memberId))) return err({ error: 'not_found' });
  const row = await lockWithdrawal(sql, id);
  if (row?.status !== 'pending') return err({ error: 'not_cancellable' });
  await returnWithdrawal(context, row, { status: 'cancelled' });
  const cancelled = await findWithdrawal(sql, id, memberId);
  if (!cancelled) throw new Error('wallet: a withdrawal that was cancelled can be read');
  return ok({ data: await toWithdrawal(cancelled, locale) });
});

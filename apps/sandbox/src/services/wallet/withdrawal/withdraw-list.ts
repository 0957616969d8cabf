import { withdrawalDetail, withdrawals } from '@paydirt/contract/wallet/withdrawal';
import { err, ok } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { findWithdrawal, listWithdrawals, toWithdrawal } from './withdraw-rows.ts';

/** The member's withdrawals, newest first. */
export const withdrawalsOperation = implement(withdrawals, async ({ sql, memberId, locale }, page) => {
  const { total, rows } = await listWithdrawals(sql, memberId, page);
  return ok({ data: { total, list: await Promise.all(rows.map((row) => toWithdrawal(row, locale))) } });
});

export const withdrawalDetailOperation = implement(
  withdrawalDetail,
  async ({ sql, memberId, locale }, { id }) => {
    const row = await findWithdrawal(sql, id, memberId);
    return row ? ok({ data: await toWithdrawal(row, locale) }) : err({ error: 'not_found' });
  },
);

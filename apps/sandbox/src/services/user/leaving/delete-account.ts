import { deleteAccount } from '@paydirt/contract/account/leaving';
import { err, ok, toDecimal } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import {
  fundPasswordState,
  lockFundPasswordHash,
  verifyFundPassword,
} from '../fund-password/fund-password.ts';
import { findMember } from '../members/member-rows.ts';
import { lockPerson } from '../members/person/contacts.ts';
import { confirmOnceMore, needVerified } from '../security/verification.ts';
import { forgetMember } from './forget-member.ts';
import { settleAccount } from './settle-account.ts';

/**
 * Delete the account (H11), at once and in one transaction, so that an interruption leaves no trace. All
 * sessions of the member are locked meanwhile, so that one of several requests deletes and the others find no
 * member. Exactly the displayed amount is paid out, or nothing is done.
 */
export const deleteAccountOperation = implement(
  deleteAccount,
  async (context, { code, paidOut }, pinHash: string | null) => {
    const { sql, memberId } = context;
    // A one-time payment to this person either came first, or finds that they have left.
    await lockPerson(sql, memberId);
    await sql.query(`select from member where id = $1 for update`, [memberId]);
    const member = await findMember(sql, memberId);
    if (!member) return err({ error: 'unauthorized' });
    const confirmed = await confirmOnceMore(context, code);
    if (!confirmed.ok) return confirmed;
    if (pinHash !== null && !(await lockFundPasswordHash(context, pinHash)))
      return err({ error: 'fund_password_wrong', data: {} });
    if (pinHash === null && (await fundPasswordState(context))?.set)
      return err({ error: 'invalid_input', data: { fields: { fundPassword: 'required' } } });
    const settled = await settleAccount(context);
    if (paidOut !== undefined && paidOut !== toDecimal(settled)) return err({ error: 'amount_changed' });
    await forgetMember(context, member);
    return ok({ data: null });
  },
  {
    alone: true,
    // The check runs before the transaction, so that tries of the withdrawal PIN count although the call is
    // refused.
    before: async (context, { fundPassword = '' }) => {
      const verified = await needVerified(context);
      if (!verified.ok) return verified;
      if (!(await fundPasswordState(context))?.set) return ok(null);
      return verifyFundPassword(context, fundPassword);
    },
  },
);

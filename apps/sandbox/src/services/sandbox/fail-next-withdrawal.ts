import { failNextWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { err, ok } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { readAccount } from '../user/members/account-name.ts';
import { findMemberByAccount } from '../user/members/member-rows.ts';

/**
 * Let the next withdrawal of a member that would settle fail instead; if requested again, the newer reason
 * counts.
 */
export const failNextWithdrawalOperation = implement(failNextWithdrawal, async ({ sql, now }, input) => {
  const account = readAccount(input.phone);
  if (!account.ok) return err({ error: 'invalid_input', data: { fields: { phone: account.error } } });
  const member = await findMemberByAccount(sql, account.value);
  if (!member) return err({ error: 'account_unknown' });
  await sql.query(
    `insert into withdrawal_to_fail (member_id, reason, asked_at) values ($1, $2, $3)
     on conflict (member_id) do update set reason = excluded.reason, asked_at = excluded.asked_at`,
    [member.id, input.reason, new Date(now)],
  );
  return ok({ data: null });
});

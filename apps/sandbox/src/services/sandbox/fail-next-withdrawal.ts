import { failNextWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { err, ok } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement } from '../../operation.ts';
import { readAccount } from '../user/account-name.ts';
import { findMemberByAccount } from '../user/member-rows.ts';

/** Let the next withdrawal of a member that would settle fail instead; asked again, the newer reason counts. */
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

/** Use up what the test panel asked for a member: the reason, or null when nothing was asked. */
export async function takeFailure(sql: Sql, memberId: string): Promise<string | null> {
  const [taken] = await sql.query<{ reason: string }>(
    `delete from withdrawal_to_fail where member_id = $1 returning reason`,
    [memberId],
  );
  return taken?.reason ?? null;
}

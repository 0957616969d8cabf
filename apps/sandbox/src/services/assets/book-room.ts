import { CONSTANTS } from '@paydirt/domain';

import { lockMember } from '../../access/lock-member.ts';
import type { MemberContext } from '../../operation/operation.ts';

/**
 * Tell whether a member may add another entry to a list that is read and sent whole. No other request of theirs can add
 * one until the transaction ends.
 */
export async function hasRoom(
  { sql, memberId }: Pick<MemberContext, 'sql' | 'memberId'>,
  table: 'bank_card' | 'delivery_address' | 'wallet_address',
): Promise<boolean> {
  await lockMember(sql, memberId);
  const kept = await sql.query(`select from ${table} where member_id = $1 and deleted_at is null`, [
    memberId,
  ]);
  return kept.length < CONSTANTS.BOOK_ENTRIES_AT_MOST;
}

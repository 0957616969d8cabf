import type { Sql } from '../../../database/database.ts';

/**
 * Tell whether a member has deleted their account and so can no longer be paid. Waits for a pending deletion,
 * and locks the member's row, so that a later deletion waits for this transaction.
 */
export async function hasLeft(sql: Sql, memberId: string): Promise<boolean> {
  // The condition is not in the `where` clause, because a row that does not match is neither waited for nor
  // locked.
  const [member] = await sql.query<{ gone: boolean }>(
    `select deleted_at is not null as gone from member where id = $1 for share`,
    [memberId],
  );
  return member?.gone ?? false;
}

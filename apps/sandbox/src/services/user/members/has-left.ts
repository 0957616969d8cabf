import type { Sql } from '../../../database/database.ts';

/**
 * Tell whether a member has deleted their account: nothing is paid to them any more. Their row is held, so that they
 * leave before this or once it is done; a deletion under way is waited for.
 */
export async function hasLeft(sql: Sql, memberId: string): Promise<boolean> {
  // Not among the conditions: a row that does not meet them is neither waited for nor held.
  const [member] = await sql.query<{ gone: boolean }>(
    `select deleted_at is not null as gone from member where id = $1 for share`,
    [memberId],
  );
  return member?.gone ?? false;
}

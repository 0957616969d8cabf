import type { Sql } from '../../../database/database.ts';

/** Tell whether a member has deleted their account, and hold their row: nothing is paid to them any more. */
export async function hasLeft(sql: Sql, memberId: string): Promise<boolean> {
  const rows = await sql.query(`select from member where id = $1 and deleted_at is not null for share`, [
    memberId,
  ]);
  return rows.length > 0;
}

import type { Sql } from '../database/database.ts';

/** Lock a member's row until the transaction ends, so that what they ask for concurrently is done one by one. */
export async function lockMember(sql: Sql, memberId: string): Promise<void> {
  await sql.query('select from member where id = $1 for no key update', [memberId]);
}

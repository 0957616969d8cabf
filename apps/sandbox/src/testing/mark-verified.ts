import type { Database } from '../database/database.ts';

/** Mark every session of a member as verified, directly in the database and for longer than any test. */
export async function markVerified(database: Database, memberId: string): Promise<void> {
  await database.query(`update session set verified_until = '2999-01-01' where member_id = $1`, [memberId]);
}

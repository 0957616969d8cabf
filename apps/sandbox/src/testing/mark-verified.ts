import type { Database } from '../database/database.ts';

/** Let every session of a member have confirmed who it is, past the services and for as long as any test goes on. */
export async function markVerified(database: Database, memberId: string): Promise<void> {
  await database.query(`update session set verified_until = '2999-01-01' where member_id = $1`, [memberId]);
}

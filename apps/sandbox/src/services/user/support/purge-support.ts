import { LIVES } from '../../../access/living-sessions.ts';
import type { Sql } from '../../../database/database.ts';

/** Delete expired tickets, and visits whose sessions have ended. */
export async function purgeSupport(sql: Sql): Promise<void> {
  await sql.query(`delete from support_ticket where good_until <= now()`);
  await sql.query(
    `delete from support_visit using session where session.token_hash = support_visit.token_hash and not (${LIVES})`,
  );
}

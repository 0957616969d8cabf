import type { Sql } from '../../../database/database.ts';

/** Longest life of a session, and so of a visit. */
const VISIT_DAYS = 30;

/** Delete expired tickets, and visits whose sessions have ended. */
export async function purgeSupport(sql: Sql): Promise<void> {
  await sql.query(`delete from support_ticket where good_until <= now()`);
  await sql.query(`delete from support_visit where began_at <= now() - make_interval(days => ${VISIT_DAYS})`);
}

import type { Sql } from '../../../database/database.ts';

/** No session lives longer, and so no visit. */
const VISIT_DAYS = 30;

/** Delete unused tickets that expired, and visits whose sessions are over. */
export async function purgeSupport(sql: Sql): Promise<void> {
  await sql.query(`delete from support_ticket where good_until <= now()`);
  await sql.query(`delete from support_visit where began_at <= now() - make_interval(days => ${VISIT_DAYS})`);
}

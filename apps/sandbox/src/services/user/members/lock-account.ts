import type { Sql } from '../../../database/database.ts';

/**
 * Let no other transaction give this phone or e-mail address to a member until this one ends: of two at once, the
 * second finds that it has an account. Before it is looked for.
 */
export async function lockAccount(sql: Sql, account: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`account:${account}`]);
}

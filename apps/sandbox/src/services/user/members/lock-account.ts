import type { Sql } from '../../../database/database.ts';

/**
 * Keep other transactions from giving this phone or e-mail address to a member until this one ends: the second of two
 * concurrent ones then finds the account. Call it before looking the account up.
 */
export async function lockAccount(sql: Sql, account: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`account:${account}`]);
}

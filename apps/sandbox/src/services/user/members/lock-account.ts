import type { Sql } from '../../../database/database.ts';

/**
 * Keep other transactions from giving this phone number or e-mail address to a member until this one ends, so
 * that the second of two finds the account. Call it before looking up the account.
 */
export async function lockAccount(sql: Sql, account: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`account:${account}`]);
}

import type { Sql } from '../database/database.ts';

/** Services that the test panel can close. */
export type Closable = 'coupons' | 'email_registration';

/** Tell whether a service is open; it is, unless the test panel has closed it. */
export async function isServiceOpen(sql: Sql, name: Closable): Promise<boolean> {
  const closed = await sql.query(`select from closed_service where name = $1`, [name]);
  return closed.length === 0;
}

/** Close a service, or open it again; repeating either changes nothing. */
export async function openService(sql: Sql, name: Closable, open: boolean): Promise<void> {
  await sql.query(
    open
      ? `delete from closed_service where name = $1`
      : `insert into closed_service (name) values ($1) on conflict do nothing`,
    [name],
  );
}

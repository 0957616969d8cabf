import type { Sql } from './database.ts';

/** Key of the advisory lock that every transaction on PostgreSQL holds in shared mode. */
export const EVERYBODY_LOCK = 7_291_145_303n;

/** Wait until no other transaction is open, and let none begin until this one ends. */
export const LOCK_EVERYBODY = 'select pg_advisory_xact_lock($1)';

/**
 * Tables that a reset leaves alone: those of rules; the salt of hashes, which is created once; and the class
 * key.
 */
const LASTING_TABLES = ['migration', 'account_class', 'entry_rule', 'person_salt', 'class_key'];

/**
 * Delete all data of the services, and set the test clock back to real time; for a reset, which inserts the
 * seed in the same transaction. Returns the names of the tables that stay as they are.
 */
export async function emptyDatabase(sql: Sql): Promise<readonly string[]> {
  // These locks wait for all open transactions, and keep requests from beginning: each first reads its
  // session.
  await sql.query(LOCK_EVERYBODY, [EVERYBODY_LOCK]);
  await sql.script('lock table session, clock in access exclusive mode');
  const tables = await sql.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() and not (tablename = any($1::text[])) order by tablename`,
    [LASTING_TABLES],
  );
  // Truncated, not deleted: the clock's row must not go back. The journal, the machines' days and the orders refuse to
  // be emptied; only this, which ends everything that they were about, lifts that for its transaction.
  await sql.script(`
    alter table account disable trigger account_not_emptied;
    alter table entry disable trigger entry_not_emptied;
    alter table posting disable trigger posting_not_emptied;
    alter table journal_link disable trigger journal_link_not_emptied;
    alter table ledger_seal disable trigger ledger_seal_not_emptied;
    alter table product_day disable trigger product_day_not_emptied;
    alter table lease_order disable trigger order_not_emptied;
    truncate ${tables.map(({ name }) => name).join(', ')} restart identity;
    alter table account enable trigger account_not_emptied;
    alter table entry enable trigger entry_not_emptied;
    alter table posting enable trigger posting_not_emptied;
    alter table journal_link enable trigger journal_link_not_emptied;
    alter table ledger_seal enable trigger ledger_seal_not_emptied;
    alter table product_day enable trigger product_day_not_emptied;
    alter table lease_order enable trigger order_not_emptied;
    insert into clock default values;
  `);
  return [...LASTING_TABLES, 'clock'];
}

import { emptyDatabase } from '../database/empty.ts';
import type { Database, Sql } from '../database/database.ts';
import type { Migration } from '../database/migrate.ts';

/**
 * Schema in which a world is played before it replaces another; it never exists outside of its transaction.
 */
const SCHEMA = 'paydirt_snapshot';

/** Complete world: the rows of each table in JSON, and the positions of its sequences. */
export interface WorldSnapshot {
  readonly tables: readonly { readonly name: string; readonly rows: string }[];
  readonly sequences: readonly { readonly name: string; readonly last: bigint }[];
}

/**
 * Play a world in separate tables, which no other transaction sees or waits for, and copy their contents. The
 * role must be allowed to create a schema in the database.
 */
export async function takeSnapshot(
  database: Database,
  migrations: readonly Migration[],
  fill: (sql: Sql) => Promise<void>,
): Promise<WorldSnapshot> {
  return database.transaction(async (sql) => {
    await sql.script(`
      create schema ${SCHEMA};
      set local search_path = ${SCHEMA}, pg_catalog;
      -- Who links an entry or holds a product makes others wait until the transaction ends; here there are no others.
      create function pg_advisory_xact_lock(bigint) returns void language sql as 'select';
      create function pg_advisory_xact_lock_shared(bigint) returns void language sql as 'select';
    `);
    for (const { text } of migrations) await sql.script(text);
    await fill(sql);
    // Run the deferred triggers, which create the links of the journal.
    await sql.script('set constraints all immediate');
    // Tables are listed in the order of their creation, so that each comes after those it refers to.
    const names = await sql.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
       where relkind = 'r' and relnamespace = '${SCHEMA}'::regnamespace order by oid`,
    );
    const tables: { name: string; rows: string }[] = [];
    for (const { name } of names) {
      const [row] = await sql.query<{ rows: string | null }>(
        `select json_agg(row)::text as rows from ${name} as row`,
      );
      if (row?.rows) tables.push({ name, rows: row.rows });
    }
    const sequences = await sql.query<{ name: string; last: bigint }>(
      `select quote_ident(sequencename) as name, last_value as last from pg_sequences
       where schemaname = '${SCHEMA}' and last_value is not null`,
    );
    await sql.script(`drop schema ${SCHEMA} cascade`);
    return { tables, sequences };
  });
}

/**
 * Replace all data by a world that was played separately, in the given transaction. Everyone waits for that,
 * so it only writes the rows: the triggers, which checked each row when it was played, are disabled
 * meanwhile.
 */
export async function restoreSnapshot(sql: Sql, { tables, sequences }: WorldSnapshot): Promise<void> {
  const lasting = await emptyDatabase(sql);
  const filled = tables.filter(({ name }) => !lasting.includes(name));
  const triggers = (what: 'disable' | 'enable') =>
    sql.script(filled.map(({ name }) => `alter table ${name} ${what} trigger user;`).join('\n'));
  await triggers('disable');
  for (const { name, rows } of filled) {
    await sql.query(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
      [rows],
    );
  }
  // A table with a pending check of a foreign key cannot be altered.
  await sql.script('set constraints all immediate');
  await triggers('enable');
  await sql.query(
    `select setval(name::regclass, last) from unnest($1::text[], $2::int8[]) as sequence (name, last)`,
    [sequences.map(({ name }) => name), sequences.map(({ last }) => last)],
  );
}

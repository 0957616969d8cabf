import type { Database, Sql } from './database.ts';
import { StartFailure } from './failure.ts';

const LOCK_KEY = 7_291_145_301n;

/** One step of the schema. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly checksum: string;
}

async function applyOnce(sql: Sql, migration: Migration): Promise<boolean> {
  // Several processes may start at once on one server: the lock makes them wait for each other.
  await sql.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
  await sql.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null)',
  );
  const [applied] = await sql.query<{ checksum: string }>('select checksum from migration where name = $1', [
    migration.name,
  ]);
  if (applied) {
    if (applied.checksum === migration.checksum) return false;
    throw new StartFailure(
      `The database was made by another version of Paydirt: its migration ${migration.name} differs from ours; use a new data folder, or the version that made this one.`,
    );
  }
  await sql.script(migration.text);
  await sql.query('insert into migration values ($1, $2, now())', [migration.name, migration.checksum]);
  return true;
}

/**
 * Find out whether the schema was created by other steps than ours, so that no step leads from it to this
 * version.
 */
export async function isOfEarlierVersion(sql: Sql, [first]: readonly Migration[]): Promise<boolean> {
  const [table] = await sql.query<{ made: boolean }>(`select to_regclass('migration') is not null as made`);
  if (!first || !table?.made) return false;
  const [row] = await sql.query<{ steps: number; ours: number }>(
    'select count(*)::int as steps, count(*) filter (where name = $1)::int as ours from migration',
    [first.name],
  );
  return row !== undefined && row.steps > 0 && row.ours === 0;
}

/**
 * Bring the schema up to date, each step in a transaction; returns how many steps were applied.
 *
 * @param migrations Every step of this version, in order.
 * @throws {StartFailure} if the database has steps that differ from ours or that this version does not know.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<number> {
  if (await isOfEarlierVersion(database, migrations)) {
    throw new StartFailure(
      'The database was made by an earlier version of Paydirt and cannot be read any more; use a new one.',
    );
  }
  let applied = 0;
  for (const migration of migrations) {
    if (await database.transaction((sql) => applyOnce(sql, migration))) applied += 1;
  }
  const recorded = await database.query<{ name: string }>('select name from migration order by name');
  const unknown = recorded.find(({ name }) => !migrations.some((migration) => migration.name === name));
  if (unknown) {
    throw new StartFailure(
      `The database was made by a newer version of Paydirt: it has a migration ${unknown.name} that this version does not know.`,
    );
  }
  return applied;
}

/** Find out whether every step of this version is applied. */
export async function isMigrated(sql: Sql, migrations: readonly Migration[]): Promise<boolean> {
  const [row] = await sql.query<{ known: number }>(
    'select count(*)::int as known from migration where name = any($1::text[])',
    [migrations.map(({ name }) => name)],
  );
  return row?.known === migrations.length;
}

import type { Sql } from './database.ts';

/**
 * Update the statistics of tables, so that the server plans statements for their present contents: after many
 * writes it would use the old ones until its own update a minute later.
 */
export async function refreshStatistics(sql: Sql): Promise<void> {
  await sql.script('analyze');
}

/** Tell whether some table was never analysed: its row count is then a guess. */
export async function lacksStatistics(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ lacks: boolean }>(
    `select exists (select from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
       and reltuples < 0) as lacks`,
  );
  return row?.lacks ?? true;
}

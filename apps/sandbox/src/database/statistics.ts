import type { Sql } from './database.ts';

/**
 * Update the statistics of tables, so that the server plans statements for their present contents: after many
 * writes it would use old statistics until its own update, a minute later.
 */
export async function refreshStatistics(sql: Sql): Promise<void> {
  await sql.script('analyze');
}

/** Tell whether a table was never analysed, so that the planner has to guess its row count. */
export async function lacksStatistics(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ lacks: boolean }>(
    `select exists (select from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
       and reltuples < 0) as lacks`,
  );
  return row?.lacks ?? true;
}

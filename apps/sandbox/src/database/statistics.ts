import type { Sql } from './database.ts';

/**
 * Let the server count what is in the tables, so that it plans statements for what there is: after much was
 * written at once it would otherwise go by what was there before, until it looks by itself a minute later.
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

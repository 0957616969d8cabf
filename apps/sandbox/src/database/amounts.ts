import { type Asset, money, type Money } from '@paydirt/domain';

import type { Sql, SqlValue } from './database.ts';

/** Asset of each money column of a row; the compiler refuses a missing column and any other. */
export type Assets<Row> = {
  readonly [K in keyof Row as NonNullable<Row[K]> extends Money ? K : never]: Asset;
};

/** Query rows that contain money; the database stores an amount as a whole number of its smallest unit. */
export async function queryAmounts<Row extends object>(
  sql: Sql,
  assets: Assets<Row>,
  statement: string,
  values: readonly SqlValue[] = [],
): Promise<Row[]> {
  const rows = await sql.query<Record<string, unknown>>(statement, values);
  const columns = Object.entries<Asset>(assets);
  return rows.map((row) => {
    const amounts = columns.map(([column, asset]) => {
      const minor = row[column];
      if (minor === null) return [column, null];
      if (typeof minor !== 'bigint') throw new TypeError(`database: ${column} is not an int8`);
      return [column, money(minor, asset)];
    });
    // The cast holds because the columns that the type calls money have been converted, and no others.
    return { ...row, ...Object.fromEntries(amounts) } as Row;
  });
}

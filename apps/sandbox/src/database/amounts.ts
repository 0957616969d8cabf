import { type Asset, money, type Money } from '@paydirt/domain';

import type { Sql, SqlValue } from './database.ts';

/** The asset of each column of a row that holds money: none can be forgotten, and nothing else can be named. */
export type Assets<Row> = {
  readonly [K in keyof Row as NonNullable<Row[K]> extends Money ? K : never]: Asset;
};

/** Query rows with money in them: the database keeps an amount as a whole number of its smallest unit. */
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
    // The columns that the type calls money are money now, and the others are unchanged.
    return { ...row, ...Object.fromEntries(amounts) } as Row;
  });
}

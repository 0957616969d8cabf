import type { Database, Sql, SqlValue } from '../database/database.ts';

/** Tell of each statement that is sent to a database, in a transaction or not. */
export function noting(
  database: Database,
  note: (statement: string, values: readonly SqlValue[]) => void,
): Database {
  const noted = (sql: Sql): Sql => ({
    query(statement, values = []) {
      note(statement, values);
      return sql.query(statement, values);
    },
    script: (statements) => sql.script(statements),
  });
  return {
    ...database,
    ...noted(database),
    reading: (work) => database.reading((sql) => work(noted(sql))),
    transaction: (work, { last, ...end } = {}) =>
      database.transaction((sql) => work(noted(sql)), {
        ...end,
        ...(last && { last: (sql, result) => last(noted(sql), result) }),
      }),
  };
}
